import { blockLimits } from '@rise/contract/company-blocks/limits'
import { LONGEST_ALT_TEXT } from '@rise/contract/pictures/limits'
import type { Picture as PictureData } from '@rise/contract/pictures/shapes'
import { t } from '@rise/texts'
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { FieldNotes, TextField } from '../../../ui/base/field.tsx'
import { IconButton } from '../../../ui/base/icon-button.tsx'
import { Picture } from '../../../ui/base/picture.tsx'
import { PictureField } from '../../../ui/fields/picture-field.tsx'
import { pictureLimits, useUploadPicture } from '../../pictures/index.ts'
import type { FieldProps } from './field-props.ts'

interface ShownPicture {
  readonly pictureId: string
  readonly alt: string
}

interface Slide extends ShownPicture {
  readonly caption: string
}

const WIDTH = 160

function Thumb({ picture, alt }: { picture: PictureData | undefined; alt: string }) {
  return (
    <div>
      <Picture
        src={picture}
        width={WIDTH}
        height={120}
        alt={alt}
        className="aspect-4/3 h-auto w-[10rem] rounded-control bg-raised object-cover"
        fallback={<span className="block aspect-4/3 w-[10rem] rounded-control bg-raised" />}
      />
    </div>
  )
}

/** One picture and its alternative text. */
export function ShownPictureField({ spec, path, value, onChange, place }: FieldProps<'picture'>) {
  const upload = useUploadPicture('content')
  const shownPicture = value as ShownPicture | null
  const { id, error } = place.field(path)
  return (
    <div id={id} className="flex flex-col gap-3">
      <PictureField
        label={t(spec.label)}
        current={
          shownPicture ? <Thumb picture={place.pictures.get(shownPicture.pictureId)} alt={shownPicture.alt} /> : null
        }
        filled={shownPicture !== null}
        limits={pictureLimits}
        aspect={null}
        askAlt
        save={async (chosen, watch) => {
          const picture = await upload(chosen, watch)
          place.onUploaded(picture)
          onChange({ pictureId: picture._id, alt: picture.alt })
        }}
        remove={async () => onChange(null)}
      />
      {error ? <FieldNotes id={id} error={error} /> : null}
      {shownPicture ? (
        <TextField
          {...place.field(`${path}.alt`)}
          label={t('Description')}
          hint={t('Describe it for people who can’t see it.')}
          maxLength={LONGEST_ALT_TEXT}
          value={shownPicture.alt}
          onChange={(event) => onChange({ ...shownPicture, alt: event.target.value })}
        />
      ) : null}
    </div>
  )
}

/** Pictures in a row, each with alternative text and a caption. */
export function SliderPictures({ spec, path, value, onChange, place }: FieldProps<'pictures'>) {
  const upload = useUploadPicture('content')
  const slides = (Array.isArray(value) ? value : []) as readonly Slide[]
  const [status, setStatus] = useState('')
  const { id, error } = place.field(path)
  const change = (at: number, part: Partial<Slide>) =>
    onChange(slides.map((slide, index) => (index === at ? { ...slide, ...part } : slide)))

  function move(at: number, by: 1 | -1): void {
    const slide = slides[at]
    if (!slide) return
    onChange(slides.toSpliced(at, 1).toSpliced(at + by, 0, slide))
    setStatus(t('The picture is now {place} of {count}', { place: at + by + 1, count: slides.length }))
  }

  return (
    <fieldset id={id} className="flex min-w-0 flex-col gap-3">
      <legend className="mb-2 text-small font-medium tabular-nums">
        {t('{label} ({count} of {most})', { label: t(spec.label), count: slides.length, most: spec.most })}
      </legend>
      <p role="status" className="sr-only">
        {status}
      </p>
      {slides.map(({ pictureId, alt, caption }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one picture may be shown twice
        <div key={at} className="flex flex-col gap-4 rounded-card border border-line p-4">
          <div className="flex items-end justify-between gap-3">
            <Thumb picture={place.pictures.get(pictureId)} alt={alt || t('Picture {place}', { place: at + 1 })} />
            <div className="flex">
              {at > 0 ? (
                <IconButton
                  label={t('Move picture {place} up', { place: at + 1 })}
                  tip="end"
                  onClick={() => move(at, -1)}
                >
                  <ArrowUp size={16} aria-hidden />
                </IconButton>
              ) : null}
              {at < slides.length - 1 ? (
                <IconButton
                  label={t('Move picture {place} down', { place: at + 1 })}
                  tip="end"
                  onClick={() => move(at, 1)}
                >
                  <ArrowDown size={16} aria-hidden />
                </IconButton>
              ) : null}
              <IconButton
                label={t('Remove picture {place}', { place: at + 1 })}
                tip="end"
                onClick={() => onChange(slides.toSpliced(at, 1))}
              >
                <Trash2 size={16} aria-hidden />
              </IconButton>
            </div>
          </div>
          <TextField
            {...place.field(`${path}.${at}.alt`)}
            label={t('Description of picture {place}', { place: at + 1 })}
            hint={t('Describe it for people who can’t see it.')}
            maxLength={LONGEST_ALT_TEXT}
            value={alt}
            onChange={(event) => change(at, { alt: event.target.value })}
          />
          <TextField
            {...place.field(`${path}.${at}.caption`)}
            label={t('Caption of picture {place}', { place: at + 1 })}
            maxLength={blockLimits.imageslider.caption}
            value={caption}
            optional
            onChange={(event) => change(at, { caption: event.target.value })}
          />
        </div>
      ))}
      {error ? <FieldNotes id={id} error={error} /> : null}
      {slides.length < spec.most ? (
        <PictureField
          label={t('Picture')}
          current={null}
          filled={false}
          limits={pictureLimits}
          aspect={null}
          askAlt
          save={async (chosen, watch) => {
            const picture = await upload(chosen, watch)
            place.onUploaded(picture)
            onChange([...slides, { pictureId: picture._id, alt: picture.alt, caption: '' }])
          }}
        />
      ) : (
        <p className="text-small text-muted">
          {t('That’s all: at most {most}. Remove one to add another.', { most: spec.most })}
        </p>
      )}
    </fieldset>
  )
}
