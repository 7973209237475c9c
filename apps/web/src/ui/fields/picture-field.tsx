import { ImageUp } from 'lucide-react'
import {
  type ChangeEvent,
  type ClipboardEvent,
  type DragEvent,
  lazy,
  type ReactNode,
  Suspense,
  useId,
  useRef,
  useState,
} from 'react'
import { Button } from '../base/button.tsx'
import { cx } from '../base/class-names.ts'
import { FieldNotes } from '../base/field.tsx'
import type { SavePicture } from './picture-dialog.tsx'
import { faultOf, fileIn, limitsInWords, type PictureLimits } from './picture-file.ts'

// Cropping is needed only once someone has chosen.
const PictureDialog = lazy(async () => ({ default: (await import('./picture-dialog.tsx')).PictureDialog }))

type Props = {
  /** The noun for the picture: "Photo", "Cover". */
  label: string
  /** The present picture, or its placeholder. */
  current: ReactNode
  /** Whether there is a picture to replace or remove. */
  filled: boolean
  limits: PictureLimits
  /** Width by height of the stored picture; null keeps the picture's shape and doesn't crop. */
  aspect: number | null
  round?: boolean
  askAlt?: boolean
  save: SavePicture
  /** Removes the present picture. */
  remove?: () => Promise<void>
}

/**
 * A field for one picture: dropped, pasted or chosen, then cropped and sent in a dialog. Shows its limits in advance.
 */
export function PictureField(props: Props) {
  const { label, current, filled, limits, aspect, round = false, askAlt = false, save, remove } = props
  const [file, setFile] = useState<File>()
  const [error, setError] = useState<string>()
  const [over, setOver] = useState(false)
  const [removing, setRemoving] = useState(false)
  const picker = useRef<HTMLInputElement>(null)
  const id = useId()

  function take(chosen: File | undefined): void {
    if (!chosen) return
    const problem = faultOf(chosen, limits)
    setError(problem)
    setFile(problem === undefined ? chosen : undefined)
  }

  function pick(event: ChangeEvent<HTMLInputElement>): void {
    take(event.target.files?.[0])
    // Allows choosing the same file again.
    event.target.value = ''
  }

  function drop(event: DragEvent): void {
    event.preventDefault()
    setOver(false)
    take(fileIn(event.dataTransfer))
  }

  function paste(event: ClipboardEvent): void {
    const pasted = fileIn(event.clipboardData)
    if (!pasted) return
    event.preventDefault()
    take(pasted)
  }

  async function removePicture(): Promise<void> {
    setRemoving(true)
    setError(undefined)
    await remove?.().catch((reason: unknown) => setError(reason instanceof Error ? reason.message : undefined))
    setRemoving(false)
  }

  return (
    <fieldset
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      onPaste={paste}
      className={cx(
        'flex min-w-0 flex-col gap-3 rounded-card border border-dashed p-4 transition-colors',
        over ? 'border-brand bg-brand-soft' : 'border-control',
      )}
    >
      <legend className="sr-only">{label}</legend>
      <div aria-hidden className="text-small font-semibold">
        {label}
      </div>
      <div className="flex flex-wrap items-center gap-4">
        {current ? <div className="min-w-0 max-w-full">{current}</div> : null}
        <div className="flex flex-wrap gap-2">
          <Button
            icon={<ImageUp size={16} aria-hidden />}
            aria-describedby={cx(error ? `${id}-error` : null, `${id}-hint`)}
            onClick={() => picker.current?.click()}
          >
            {filled ? `Change ${label.toLowerCase()}` : `Add ${label.toLowerCase()}`}
          </Button>
          {filled && remove ? (
            <Button variant="ghost" className="px-3" busy={removing} onClick={() => void removePicture()}>
              Remove {label.toLowerCase()}
            </Button>
          ) : null}
        </div>
      </div>
      <input
        ref={picker}
        type="file"
        accept={limits.types.join(',')}
        aria-label={`File for ${label.toLowerCase()}`}
        tabIndex={-1}
        hidden
        onChange={pick}
      />
      <FieldNotes id={id} error={error} hint={`${limitsInWords(limits)}. Choose a file, drop it here, or paste it.`} />
      {file ? (
        <Suspense>
          <PictureDialog
            file={file}
            title={filled ? `Change ${label.toLowerCase()}` : `Add ${label.toLowerCase()}`}
            aspect={aspect}
            round={round}
            askAlt={askAlt}
            minSide={limits.minSide}
            save={save}
            onClose={() => setFile(undefined)}
          />
        </Suspense>
      ) : null}
    </fieldset>
  )
}
