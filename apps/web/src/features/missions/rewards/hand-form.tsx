import { illustrationStyles } from '@rise/contract/missions/kinds'
import { LONGEST_WISH } from '@rise/contract/missions/limits'
import { illustrationStyleNames } from '@rise/contract/missions/words'
import type { Picture as Photo } from '@rise/contract/pictures/shapes'
import { t } from '@rise/texts'
import { useState } from 'react'
import { useApi } from '../../../app/base/settings.tsx'
import { useDraftForm } from '../../../app/forms/use-draft-form.ts'
import { FieldNotes, TextArea } from '../../../ui/base/field.tsx'
import { Picture } from '../../../ui/base/picture.tsx'
import { Select } from '../../../ui/base/select.tsx'
import { PictureField } from '../../../ui/fields/picture-field.tsx'
import { pictureLimits, useUploadPicture } from '../../pictures/index.ts'
import { useShowRewards } from '../queries.ts'
import { ClaimForm } from './claim-form.tsx'

/** Orders an illustration by hand, from a photo. */
export function HandForm({ onDone }: { onDone: () => void }) {
  const api = useApi()
  const show = useShowRewards()
  const upload = useUploadPicture('content')
  const [photo, setPhoto] = useState<Photo>()
  const form = useDraftForm({
    name: 'illustration',
    schema: async () => (await import('../form-schemas.ts')).formSchemas.illustrationWish,
    initial: { photoId: '', style: illustrationStyles[0] as (typeof illustrationStyles)[number], words: '' },
    async send(body) {
      await show((await api('POST /api/v1/rewards/points50', { body })).result)
      onDone()
    },
  })
  const { photoId, style, words } = form.values
  const photoField = form.id('photoId')
  return (
    <ClaimForm name={t('Illustration by hand')} form={form} onCancel={onDone}>
      <div id={photoField} tabIndex={-1} className="flex flex-col gap-1">
        <PictureField
          label={t('Photo')}
          current={
            photo ? (
              <Picture
                src={photo}
                alt={t('The photo to draw from')}
                width={128}
                height={Math.round((128 * photo.height) / photo.width)}
                className="w-[8rem] rounded-control bg-raised"
                fallback={null}
              />
            ) : photoId === '' ? null : (
              <p className="text-small">{t('Your photo is uploaded.')}</p>
            )
          }
          filled={photoId !== ''}
          limits={pictureLimits}
          aspect={null}
          save={async (chosen, watch) => {
            const picture = await upload(chosen, watch)
            setPhoto(picture)
            form.set({ photoId: picture._id })
          }}
        />
        <FieldNotes id={photoField} error={form.errors.photoId} />
      </div>
      <Select
        id={form.id('style')}
        label={t('Style')}
        value={style}
        error={form.errors.style}
        onChange={({ target }) => form.set({ style: target.value as typeof style })}
      >
        {illustrationStyles.map((one) => (
          <option key={one} value={one}>
            {t(illustrationStyleNames[one])}
          </option>
        ))}
      </Select>
      <TextArea
        id={form.id('words')}
        label={t('Anything we should know?')}
        value={words}
        error={form.errors.words}
        rows={3}
        maxLength={LONGEST_WISH}
        optional
        onChange={({ target }) => form.set({ words: target.value })}
      />
    </ClaimForm>
  )
}
