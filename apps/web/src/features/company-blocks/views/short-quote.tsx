import { Picture } from '../../../ui/base/picture.tsx'
import type { ViewProps } from './material.ts'

const SIZE = 96

/** One sentence, large, and who said it. */
export function ShortQuote({ content: { quote, name, role, picture: kept }, material }: ViewProps<'shortquote'>) {
  const picture = kept && material.pictures.get(kept.pictureId)
  const by = [name, role].filter(Boolean).join(', ')
  return (
    <figure className="flex flex-col gap-4 rounded-card bg-raised p-6 sm:flex-row sm:items-center">
      {picture ? (
        <Picture
          src={picture}
          alt={kept.alt}
          width={SIZE}
          height={SIZE}
          className="size-24 shrink-0 rounded-full object-cover"
          fallback={null}
        />
      ) : null}
      <div className="min-w-0 border-l-4 border-accent pl-4">
        <blockquote className="text-h3 break-words whitespace-pre-line">{quote}</blockquote>
        {by ? <figcaption className="mt-2 text-small break-words text-muted">{by}</figcaption> : null}
      </div>
    </figure>
  )
}
