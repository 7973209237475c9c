import { Picture } from '../../../ui/base/picture.tsx'
import type { ViewProps } from './material.ts'

const SIZE = 96

/** One large sentence, and its speaker. */
export function ShortQuote({ content: { quote, name, role, picture: reference }, material }: ViewProps<'shortquote'>) {
  const picture = reference && material.pictures.get(reference.pictureId)
  const speaker = [name, role].filter(Boolean).join(', ')
  return (
    <figure className="flex flex-col gap-4 rounded-card bg-raised p-6 sm:flex-row sm:items-center">
      {picture ? (
        <Picture
          src={picture}
          alt={reference.alt}
          width={SIZE}
          height={SIZE}
          className="size-24 shrink-0 rounded-full object-cover"
          fallback={null}
        />
      ) : null}
      <div className="min-w-0 border-l-4 border-accent pl-4">
        <blockquote className="text-h3 break-words whitespace-pre-line">{quote}</blockquote>
        {speaker ? <figcaption className="mt-2 text-small break-words text-muted">{speaker}</figcaption> : null}
      </div>
    </figure>
  )
}
