import { lazy, type ReactNode, Suspense } from 'react'
import { cx } from '../class-names.ts'
import { FieldNotes } from '../field.tsx'
import { Skeleton, SkeletonGroup } from '../skeleton.tsx'
import type { RichTextPictures } from './rich-text-pictures.ts'

// The editor is the largest part of any page that has one.
const RichTextEditor = lazy(async () => ({ default: (await import('./rich-text-editor.tsx')).RichTextEditor }))

interface Props {
  readonly id: string
  readonly label: string
  readonly hint?: ReactNode
  readonly error?: string | undefined
  /** What it begins with. */
  readonly html: string
  readonly onChange: (html: string) => void
  /** Texts have no pictures without it. */
  readonly pictures?: RichTextPictures
}

/** A text with headings, lists, links and pictures. Gives HTML, which is safe only once the server has cleaned it. */
export function RichTextField({ id, label, hint, error, html, onChange, pictures }: Props) {
  const described = cx(error ? `${id}-error` : null, hint ? `${id}-hint` : null)
  return (
    <div className="flex flex-col gap-2">
      <p aria-hidden className="text-small font-medium">
        {label}
      </p>
      <Suspense
        fallback={
          <SkeletonGroup label="Loading the editor">
            <Skeleton className="h-[21.5rem] w-full" />
          </SkeletonGroup>
        }
      >
        <RichTextEditor
          id={id}
          label={label}
          describedBy={described || undefined}
          invalid={error !== undefined}
          html={html}
          onChange={onChange}
          pictures={pictures}
        />
      </Suspense>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}
