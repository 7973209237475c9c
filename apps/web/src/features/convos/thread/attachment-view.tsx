import type { Attachment } from '@rise/contract/convos/shapes'
import { t } from '@rise/texts'
import { Download, FileText, Image } from 'lucide-react'
import { Picture } from '../../../ui/base/picture.tsx'
import { sizeInWords } from '../file-size.ts'

/** The maximum size of a picture in a message, in px. */
const MAX_WIDTH = 288
const MAX_HEIGHT = 320

/** The file of a message: a picture, or a document to download. In a request, only the file's name is shown. */
export function AttachmentView({ attachment }: { attachment: Attachment }) {
  const { name, kind, url, picture } = attachment
  if (picture !== null) return <SentPicture picture={picture} name={name} />
  if (url === null) return <NamedFile attachment={attachment} note={t('Accept the request to open it')} />
  return (
    <a
      href={url}
      download={name}
      className="block rounded-control hover:underline"
      aria-label={t('Download {name}', { name })}
    >
      <NamedFile attachment={attachment} note={`${kind?.toUpperCase()} · ${sizeInWords(attachment.bytes)}`} download />
    </a>
  )
}

function SentPicture({ picture, name }: { picture: NonNullable<Attachment['picture']>; name: string }) {
  const scale = Math.min(1, MAX_WIDTH / picture.width, MAX_HEIGHT / picture.height)
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)]
  const largest = picture.sources.findLast(({ type }) => type === 'image/webp')?.url
  return (
    <a href={largest} target="_blank" rel="noopener" className="block" aria-label={t('Open picture {name}', { name })}>
      <Picture
        src={picture}
        alt={name}
        width={width}
        height={height}
        className="h-auto max-w-full rounded-control bg-raised"
        fallback={<span className="text-muted">{t('This picture can’t be shown. Reload the page to try again.')}</span>}
      />
    </a>
  )
}

function NamedFile({ attachment, note, download }: { attachment: Attachment; note: string; download?: true }) {
  const Icon = attachment.kind === null ? Image : FileText
  return (
    <span className="flex items-center gap-3 py-1">
      <span className="flex size-dense shrink-0 items-center justify-center rounded-control bg-surface text-brand">
        <Icon size={20} aria-hidden />
      </span>
      <span className="min-w-0">
        <span className="block font-medium wrap-anywhere">{attachment.name}</span>
        <span className="block text-caption">{note}</span>
      </span>
      {download ? <Download size={16} aria-hidden className="ml-auto shrink-0" /> : null}
    </span>
  )
}
