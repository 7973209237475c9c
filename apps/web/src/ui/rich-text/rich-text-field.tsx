import { lazy, type ReactNode, Suspense, useState } from 'react'
import { cx } from '../base/class-names.ts'
import { FieldNotes } from '../base/field.tsx'
import type { SuggestMentions } from '../mentions/mentionable.ts'
import type { SuggestTags } from '../mentions/suggested-tag.ts'
import { Skeleton, SkeletonGroup } from '../states/skeleton.tsx'
import type { RichTextPictures } from './rich-text-pictures.ts'
import { toolsOf } from './rich-text-tools.tsx'

// The editor is the largest part of any page that has one: members who don't write needn't load it.
const loadEditor = async () => ({ default: (await import('./rich-text-editor.tsx')).RichTextEditor })
const RichTextEditor = lazy(loadEditor)

/** Prefetches the editor before the click that needs it, which handles any failure. */
const expectEditor = () => void loadEditor().catch(() => undefined)

const textClass = 'prose max-h-[37.5rem] min-h-[18.75rem] max-w-none px-3 py-3'

interface Props {
  readonly id: string
  readonly label: string
  readonly hint?: ReactNode
  readonly error?: string | undefined
  /** The initial content. */
  readonly html: string
  readonly onChange: (html: string) => void
  /** Absent where texts have no pictures. */
  readonly pictures?: RichTextPictures
  /** Absent where no one can be mentioned. */
  readonly mentions?: SuggestMentions
  /** Absent where no hashtags are suggested. */
  readonly hashtags?: SuggestTags
  /** Whether an earlier click has already requested the editor. */
  readonly startsOpen?: boolean
}

/**
 * A text with headings, lists, links and pictures. Returns HTML, which is safe only once the server has sanitised it.
 * Until someone begins to write it shows the text with the editor's look, so that nothing moves then.
 */
export function RichTextField(props: Props) {
  const { id, label, hint, error, html, onChange, pictures, mentions, hashtags, startsOpen = false } = props
  const described = cx(error ? `${id}-error` : null, hint ? `${id}-hint` : null)
  const [isOpen, setIsOpen] = useState(startsOpen)
  const act = `${html ? 'Change' : 'Write'} the ${label.toLowerCase()}`
  return (
    <div className="flex flex-col gap-2">
      <p aria-hidden className="text-small font-medium">
        {label}
      </p>
      {isOpen ? (
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
            mentions={mentions}
            hashtags={hashtags}
          />
        </Suspense>
      ) : (
        <div
          data-invalid={error !== undefined || undefined}
          className="relative overflow-hidden rounded-control border border-control bg-surface data-invalid:border-danger has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-focus"
        >
          <div aria-hidden className="flex flex-wrap gap-1 border-b border-line p-1 text-muted">
            {toolsOf({ askLink: () => {}, askPicture: pictures && (() => {}) }).map(({ name, icon }) => (
              <span key={name} className="inline-flex size-dense shrink-0 items-center justify-center">
                {icon}
              </span>
            ))}
          </div>
          {html ? (
            <div
              inert
              className={textClass}
              // biome-ignore lint/security/noDangerouslySetInnerHtml: of the server, or of the editor's own schema
              dangerouslySetInnerHTML={{ __html: html }}
            />
          ) : (
            <p aria-hidden className={cx(textClass, 'text-subtle')}>
              {act}
            </p>
          )}
          {/* A press anywhere on it begins it. */}
          <button
            id={id}
            type="button"
            aria-label={act}
            aria-describedby={described || undefined}
            className="absolute inset-0 cursor-text outline-none"
            onPointerEnter={expectEditor}
            onFocus={expectEditor}
            onClick={() => setIsOpen(true)}
          />
        </div>
      )}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}
