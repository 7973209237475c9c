import type { Picture as Shown } from '@rise/contract/pictures/shapes'
import { t } from '@rise/texts'
import { ImagePlus, X } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { Button } from '../../ui/base/button.tsx'
import { FieldNotes } from '../../ui/base/field.tsx'
import { IconButton } from '../../ui/base/icon-button.tsx'
import { Picture } from '../../ui/base/picture.tsx'
import { fileErrorOf } from '../../ui/fields/picture-file.ts'
import { pictureLimits, useUploadPicture } from '../pictures/index.ts'

const PictureDialog = lazy(async () => ({
  default: (await import('../../ui/fields/picture-dialog.tsx')).PictureDialog,
}))

/** The height of the preview, in px. */
const HEIGHT = 96

interface Props {
  readonly picture: Shown | null
  readonly error: string | undefined
  readonly onChange: (picture: Shown | null) => void
}

/** The picture of a comment in its form: chosen, described and uploaded in a dialog, then shown small. */
export function CommentPicture({ picture, error, onChange }: Props) {
  const upload = useUploadPicture('content')
  const [file, setFile] = useState<File>()
  const [fault, setFault] = useState<string>()
  const picker = useRef<HTMLInputElement>(null)

  function choose(chosen: File | undefined): void {
    if (!chosen) return
    const newFault = fileErrorOf(chosen, pictureLimits)
    setFault(newFault)
    setFile(newFault === undefined ? chosen : undefined)
  }

  return (
    <>
      {picture ? (
        <div className="relative">
          <Picture
            src={picture}
            alt={picture.alt || t('Picture without a description')}
            width={Math.min(240, Math.round((HEIGHT * picture.width) / picture.height))}
            height={HEIGHT}
            className="h-24 max-w-[15rem] rounded-control bg-raised object-cover"
            fallback={null}
          />
          <span className="absolute top-1 right-1 rounded-full bg-surface">
            <IconButton label={t('Remove picture')} onClick={() => onChange(null)}>
              <X size={16} aria-hidden />
            </IconButton>
          </span>
        </div>
      ) : (
        <Button
          variant="ghost"
          size="dense"
          icon={<ImagePlus size={16} aria-hidden />}
          onClick={() => picker.current?.click()}
        >
          {t('Add picture')}
        </Button>
      )}
      <FieldNotes id="comment-picture" error={fault ?? error} />
      <input
        ref={picker}
        type="file"
        hidden
        tabIndex={-1}
        accept={pictureLimits.types.join(',')}
        aria-label={t('Picture for the comment')}
        onChange={(event) => {
          choose(event.target.files?.[0])
          // Allows choosing the same file again.
          event.target.value = ''
        }}
      />
      {file ? (
        <Suspense>
          <PictureDialog
            file={file}
            title={t('Add picture')}
            aspect={null}
            round={false}
            askAlt
            minSide={pictureLimits.minSide}
            save={async (chosen, watch) => onChange(await upload(chosen, watch))}
            onClose={() => setFile(undefined)}
          />
        </Suspense>
      ) : null}
    </>
  )
}
