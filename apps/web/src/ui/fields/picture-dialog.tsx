import { t } from '@rise/texts'
import { useEffect, useState } from 'react'
import { Button } from '../base/button.tsx'
import { TextField } from '../base/field.tsx'
import { ProgressBar } from '../feedback/progress-bar.tsx'
import { Dialog } from '../overlays/dialog.tsx'
import { Notice } from '../states/notice.tsx'
import { CropBox, type CropShares } from './crop-box.tsx'
import { CropPreview } from './crop-preview.tsx'
import { type PictureSize, sizeErrorOf } from './picture-file.ts'
import { type SendingWatch, useSending } from './use-sending.ts'

export interface ChosenPicture {
  readonly file: File
  /** The selected part; undefined for the whole picture. */
  readonly crop: CropShares | undefined
  readonly alt: string
}

export type SavePicture = (chosen: ChosenPicture, watch: SendingWatch) => Promise<void>

type Props = {
  file: File
  title: string
  /** Width divided by height; null keeps the picture's shape. */
  aspect: number | null
  round: boolean
  /** Whether to ask for alternative text, which pictures in content need. */
  askAlt: boolean
  /** The minimum width and height of the cropped picture, in pixels. */
  minSide?: number | undefined
  save: SavePicture
  onClose: () => void
}

const PREVIEW_PX = 64

/** Crops, describes and previews a chosen picture before it is sent. The picture stays chosen when sending fails. */
export function PictureDialog({ file, title, aspect, round, askAlt, minSide, save, onClose }: Props) {
  const image = useAddress(file)
  const [crop, setCrop] = useState<CropShares>()
  const [alt, setAlt] = useState('')
  const [isBroken, setIsBroken] = useState(false)
  const [size, setSize] = useState<PictureSize>()
  const { share, failure, start, cancel } = useSending()
  const isSending = share !== undefined
  const hasSelection = aspect === null || crop !== undefined
  const problem = size && !isBroken ? sizeErrorOf(size, crop, minSide) : undefined

  async function send(): Promise<void> {
    const isSaved = await start((watch) => save({ file, crop: aspect === null ? undefined : crop, alt }, watch))
    if (isSaved) onClose()
  }

  function close(): void {
    cancel()
    onClose()
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : close())}
      title={title}
      status={
        <>
          {isBroken ? (
            <Notice tone="danger">{t('This picture cannot be shown. It may be damaged: choose another one.')}</Notice>
          ) : null}
          {problem ? <Notice tone="danger">{problem}</Notice> : null}
          {failure ? <Notice tone="danger">{failure}</Notice> : null}
          {isSending ? (
            <ProgressBar share={share} label={share < 1 ? t('Uploading') : t('Preparing the picture')} />
          ) : null}
        </>
      }
      actions={
        <>
          <Button onClick={isSending ? cancel : close}>{isSending ? t('Cancel upload') : t('Cancel')}</Button>
          <Button
            variant="primary"
            busy={isSending}
            disabled={isBroken || !hasSelection || problem !== undefined}
            onClick={() => void send()}
          >
            {failure ? t('Try again') : t('Save picture')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {image === undefined || isBroken ? null : aspect === null ? (
          <img
            src={image}
            alt={t('What you chose')}
            onError={() => setIsBroken(true)}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              setSize({ width: naturalWidth, height: naturalHeight })
            }
            className="max-h-[min(20rem,50dvh)] w-full rounded-card bg-raised object-contain"
          />
        ) : (
          <CropBox
            image={image}
            aspect={aspect}
            round={round}
            onCrop={setCrop}
            onBroken={() => setIsBroken(true)}
            onSize={setSize}
          />
        )}
        {image !== undefined && crop && aspect !== null && !isBroken ? (
          <div className="flex flex-wrap items-center gap-3 text-small text-subtle">
            <CropPreview image={image} crop={crop} width={PREVIEW_PX * aspect} height={PREVIEW_PX} round={round} />
            {t('How it will look')}
          </div>
        ) : null}
        {askAlt ? (
          <TextField
            label={t('Description')}
            hint={t('Describe the picture for people who can’t see it.')}
            optional
            maxLength={300}
            value={alt}
            onChange={(event) => setAlt(event.target.value)}
          />
        ) : null}
      </div>
    </Dialog>
  )
}

/** Returns a blob address of the file, valid while the component is mounted; undefined in the first render. */
function useAddress(file: File): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const url = URL.createObjectURL(file)
    setAddress(url)
    return () => URL.revokeObjectURL(url)
  }, [file])
  return address
}
