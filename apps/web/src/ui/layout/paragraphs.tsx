import type { ReactNode } from 'react'
import { cx } from '../base/class-names.ts'

/** A member's text, in its paragraphs and lines. */
export function Paragraphs({
  text,
  className,
  draw = (words) => words,
}: {
  text: string
  className?: string
  /** Renders the text of a paragraph, for example with links. */
  draw?: (words: string) => ReactNode
}) {
  const paragraphs = text.split(/\n\s*\n/).map((words, index) => ({ key: `${index} ${words.slice(0, 20)}`, words }))
  return (
    <div className={cx('flex max-w-reading flex-col gap-3 wrap-anywhere whitespace-pre-line', className)}>
      {paragraphs.map(({ key, words }) => (
        <p key={key}>{draw(words)}</p>
      ))}
    </div>
  )
}
