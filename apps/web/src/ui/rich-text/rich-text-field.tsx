import { t } from '@rise/texts'
import { type ReactNode, useRef, useState } from 'react'
import { cx } from '../base/class-names.ts'
import { FieldNotes } from '../base/field.tsx'
import { inSentence } from '../fields/in-sentence.ts'
import type { SuggestMentions } from '../mentions/mentionable.ts'
import type { SuggestTags } from '../mentions/suggested-tag.ts'
import { useLoadedPart } from '../states/loaded-part.ts'
import { editorPart } from './load-editor.ts'
import { paragraphsOf } from './paragraphs-of.ts'
import type { RichTextPictures } from './rich-text-pictures.ts'
import { toolsOf } from './rich-text-tools.tsx'

/** Prefetches the editor before the click that needs it. Ignores a failure, because that click loads it again. */
const prefetchEditor = () => void editorPart.load().catch(() => undefined)

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
 * A field for text with headings, lists, links and pictures. Its HTML is safe only once the server has sanitised it.
 * Until someone begins to write, it shows the text with the editor's look, so that nothing moves when the editor opens.
 * If the text is empty, people can type while the editor loads.
 */
export function RichTextField(props: Props) {
  const { id, label, hint, error, html, onChange, pictures, mentions, hashtags, startsOpen = false } = props
  const describedBy = cx(error ? `${id}-error` : null, hint ? `${id}-hint` : null) || undefined
  const [isOpen, setIsOpen] = useState(startsOpen)
  // The text typed before the editor has loaded; undefined if the field was not empty at first.
  const [earlyText, setEarlyText] = useState(html ? undefined : '')
  const Editor = useLoadedPart(editorPart, isOpen)
  const hasLeft = useRef(false)
  const field = inSentence(label)
  const act = html ? t('Change the {field}', { field }) : t('Write the {field}', { field })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only observes where the focus goes
    <div
      className="flex flex-col gap-2"
      onFocus={() => {
        hasLeft.current = false
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        // Without a target, the focused element was only removed, or the window left.
        hasLeft.current = relatedTarget !== null && !currentTarget.contains(relatedTarget)
      }}
    >
      <p aria-hidden className="text-small font-medium">
        {label}
      </p>
      {isOpen && Editor ? (
        <Editor
          id={id}
          label={label}
          describedBy={describedBy}
          invalid={error !== undefined}
          html={html}
          onChange={onChange}
          pictures={pictures}
          mentions={mentions}
          hashtags={hashtags}
          hasLeft={hasLeft}
        />
      ) : (
        <div
          data-invalid={error !== undefined || undefined}
          className="relative overflow-hidden rounded-control border border-control bg-surface data-invalid:border-danger has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-focus"
        >
          <div aria-hidden className="flex flex-wrap gap-1 border-b border-line p-1 text-muted">
            {toolsOf({ askLink: () => {}, askPicture: pictures && (() => {}) }).map(({ name, icon }) => (
              <span key={t(name)} className="inline-flex size-dense shrink-0 items-center justify-center">
                {icon}
              </span>
            ))}
          </div>
          {isOpen && earlyText !== undefined ? (
            <textarea
              id={id}
              aria-label={label}
              aria-describedby={describedBy}
              // biome-ignore lint/a11y/noAutofocus: it replaces the button that was pressed
              autoFocus
              className={cx(textClass, 'block w-full resize-none bg-transparent outline-none')}
              value={earlyText}
              onChange={({ target: { value } }) => {
                setEarlyText(value)
                onChange(paragraphsOf(value))
              }}
            />
          ) : (
            <>
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
              {/* A press anywhere on the text opens the editor. */}
              <button
                id={id}
                type="button"
                aria-label={act}
                aria-describedby={describedBy}
                aria-busy={isOpen}
                className="absolute inset-0 cursor-text outline-none"
                onPointerEnter={prefetchEditor}
                onFocus={prefetchEditor}
                onClick={() => setIsOpen(true)}
              />
            </>
          )}
        </div>
      )}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}
