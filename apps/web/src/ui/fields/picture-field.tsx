import { t } from '@rise/texts'
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
import { inSentence } from './in-sentence.ts'
import type { SavePicture } from './picture-dialog.tsx'
import { fileErrorOf, fileIn, limitsInWords, type PictureLimits } from './picture-file.ts'

// Loaded on demand, because cropping is needed only once a picture is chosen.
const PictureDialog = lazy(async () => ({ default: (await import('./picture-dialog.tsx')).PictureDialog }))

type Props = {
  /** The noun for the picture: "Photo", "Cover". */
  label: string
  /** The current picture, or its placeholder. */
  current: ReactNode
  /** Whether there is a picture to replace or remove. */
  filled: boolean
  limits: PictureLimits
  /** Width divided by height of the stored picture; null keeps the picture's shape and skips cropping. */
  aspect: number | null
  round?: boolean
  askAlt?: boolean
  /** Whether the field is among other fields of a card, and has no box of its own. */
  plain?: boolean
  /** Whether `PictureRules` states the limits once for several fields, so that this one only tells screen readers. */
  rulesAbove?: boolean
  save: SavePicture
  /** Removes the current picture. */
  remove?: () => Promise<void>
}

function rulesInWords(limits: PictureLimits): string {
  return t('{limits}. Choose a file, drop it here, or paste it.', { limits: limitsInWords(limits) })
}

/** The limits of the fields below, stated once for all of them. */
export function PictureRules({ limits }: Pick<Props, 'limits'>) {
  // Each field describes its own button to screen readers.
  return (
    <p aria-hidden className="text-small text-subtle">
      {t('{limits}. Choose a file, drop it, or paste it.', { limits: limitsInWords(limits) })}
    </p>
  )
}

/**
 * A field for one picture: dropped, pasted or chosen, then cropped and sent in a dialog. Shows its limits in advance.
 */
export function PictureField(props: Props) {
  const { label, current, filled, limits, aspect, round = false, askAlt = false, save, remove } = props
  const { plain = false, rulesAbove = false } = props
  const picture = inSentence(label)
  const act = filled ? t('Change {picture}', { picture }) : t('Add {picture}', { picture })
  const [file, setFile] = useState<File>()
  const [error, setError] = useState<string>()
  const [isDraggedOver, setIsDraggedOver] = useState(false)
  const [isRemoving, setIsRemoving] = useState(false)
  const picker = useRef<HTMLInputElement>(null)
  const id = useId()

  function take(chosenFile: File | undefined): void {
    if (!chosenFile) return
    const problem = fileErrorOf(chosenFile, limits)
    setError(problem)
    setFile(problem === undefined ? chosenFile : undefined)
  }

  function pick(event: ChangeEvent<HTMLInputElement>): void {
    take(event.target.files?.[0])
    // Allows choosing the same file again.
    event.target.value = ''
  }

  function drop(event: DragEvent): void {
    event.preventDefault()
    setIsDraggedOver(false)
    take(fileIn(event.dataTransfer))
  }

  function paste(event: ClipboardEvent): void {
    const pastedFile = fileIn(event.clipboardData)
    if (!pastedFile) return
    event.preventDefault()
    take(pastedFile)
  }

  async function removePicture(): Promise<void> {
    setIsRemoving(true)
    setError(undefined)
    await remove?.().catch((reason: unknown) => setError(reason instanceof Error ? reason.message : undefined))
    setIsRemoving(false)
  }

  return (
    <fieldset
      onDragOver={(event) => {
        event.preventDefault()
        setIsDraggedOver(true)
      }}
      onDragLeave={() => setIsDraggedOver(false)}
      onDrop={drop}
      onPaste={paste}
      className={cx(
        'flex min-w-0 flex-col gap-3 rounded-card transition-colors',
        plain ? null : 'border border-dashed p-4 sm:p-6',
        isDraggedOver ? 'border-brand bg-brand-soft' : 'border-control',
      )}
    >
      <legend className="sr-only">{label}</legend>
      {plain ? null : (
        <div aria-hidden className="text-small font-semibold">
          {label}
        </div>
      )}
      <div className="flex flex-wrap items-center gap-4">
        {current ? <div className="min-w-0 max-w-full">{current}</div> : null}
        <div className="flex flex-wrap gap-2">
          <Button
            icon={<ImageUp size={16} aria-hidden />}
            aria-describedby={cx(error ? `${id}-error` : null, `${id}-hint`)}
            onClick={() => picker.current?.click()}
          >
            {act}
          </Button>
          {filled && remove ? (
            <Button variant="ghost" className="px-3!" busy={isRemoving} onClick={() => void removePicture()}>
              {t('Remove {picture}', { picture })}
            </Button>
          ) : null}
        </div>
      </div>
      <input
        ref={picker}
        type="file"
        accept={limits.types.join(',')}
        aria-label={t('File for {picture}', { picture })}
        tabIndex={-1}
        hidden
        onChange={pick}
      />
      <FieldNotes id={id} error={error} hint={rulesAbove ? undefined : rulesInWords(limits)} />
      {rulesAbove ? (
        <p id={`${id}-hint`} className="sr-only">
          {rulesInWords(limits)}
        </p>
      ) : null}
      {file ? (
        <Suspense>
          <PictureDialog
            file={file}
            title={act}
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
