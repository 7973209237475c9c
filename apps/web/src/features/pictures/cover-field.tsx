import type { Picture as Cover } from '@rise/contract/pictures/shapes'
import { t } from '@rise/texts'
import { Picture } from '../../ui/base/picture.tsx'
import { PictureField } from '../../ui/fields/picture-field.tsx'
import { pictureLimits } from './picture-limits.ts'
import { useUploadPicture } from './queries.ts'

const WIDTH = 512

interface Props {
  readonly cover: Cover | null
  readonly onChange: (cover: Cover | null) => void
}

/** The picture above a text, uploaded as content. Until the form is saved, only the form refers to it. */
export function CoverField({ cover, onChange }: Props) {
  const upload = useUploadPicture('content')
  return (
    <PictureField
      label={t('Cover', 'a picture')}
      filled={cover !== null}
      limits={pictureLimits}
      aspect={null}
      askAlt
      current={
        cover ? (
          <Picture
            src={cover}
            alt={cover.alt}
            width={WIDTH}
            height={Math.round((WIDTH * cover.height) / cover.width)}
            className="h-auto max-h-[15rem] w-full rounded-control bg-raised object-cover"
            fallback={null}
          />
        ) : null
      }
      save={async (chosen, watch) => onChange(await upload(chosen, watch))}
      remove={async () => onChange(null)}
    />
  )
}
