import { LONGEST_ALT_TEXT } from '@rise/contract/pictures/limits'
import type { Picture as PictureData } from '@rise/contract/pictures/shapes'
import { t } from '@rise/texts'
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { refusalOf } from '../../../app/base/api.ts'
import { Button } from '../../../ui/base/button.tsx'
import { TextField } from '../../../ui/base/field.tsx'
import { IconButton } from '../../../ui/base/icon-button.tsx'
import { Picture } from '../../../ui/base/picture.tsx'

interface Props {
  picture: PictureData
  index: number
  count: number
  /** Throws the server's refusal. */
  onDescribe: (alt: string) => Promise<void>
  onMove: (by: 1 | -1) => void
  onRemove: () => void
}

const WIDTH = 160
const HEIGHT = 120

/** A picture of the gallery with its description and actions. */
export function GalleryItem({ picture, index, count, onDescribe, onMove, onRemove }: Props) {
  const [alt, setAlt] = useState(picture.alt)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const place = index + 1

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setFailure(undefined)
    await onDescribe(alt.trim()).catch((error: unknown) =>
      setFailure((error instanceof Error ? error : refusalOf(error)).message),
    )
    setBusy(false)
  }

  return (
    <div className="grid gap-x-4 gap-y-2 sm:grid-cols-[10rem_minmax(0,1fr)]">
      <div>
        <Picture
          src={picture}
          width={WIDTH}
          height={HEIGHT}
          alt={picture.alt || t('Your picture {place}', { place })}
          className="h-[7.5rem] w-[10rem] rounded-control bg-raised object-cover"
          fallback={<span className="block h-[7.5rem] w-[10rem] rounded-control bg-raised" />}
        />
      </div>
      <div className="flex min-w-0 flex-col gap-2">
        <form method="post" noValidate onSubmit={(event) => void send(event)} className="flex items-end gap-2">
          <TextField
            label={t('Description of picture {place}', { place })}
            hint={alt === '' ? t('Describe it for people who can’t see it.') : undefined}
            className="min-w-0 grow"
            maxLength={LONGEST_ALT_TEXT}
            value={alt}
            error={failure}
            onChange={(event) => setAlt(event.target.value)}
            optional
          />
          {alt.trim() === picture.alt ? null : (
            <Button type="submit" busy={busy}>
              {t('Save')}
            </Button>
          )}
        </form>
        <div className="flex gap-1">
          <IconButton
            label={t('Move picture {place} up', { place })}
            tip="start"
            aria-disabled={index === 0}
            className="aria-disabled:opacity-40"
            onClick={() => (index > 0 ? onMove(-1) : undefined)}
          >
            <ArrowUp size={16} aria-hidden />
          </IconButton>
          <IconButton
            label={t('Move picture {place} down', { place })}
            aria-disabled={index === count - 1}
            className="aria-disabled:opacity-40"
            onClick={() => (index < count - 1 ? onMove(1) : undefined)}
          >
            <ArrowDown size={16} aria-hidden />
          </IconButton>
          <IconButton label={t('Remove picture {place}', { place })} onClick={onRemove}>
            <Trash2 size={16} aria-hidden />
          </IconButton>
        </div>
      </div>
    </div>
  )
}
