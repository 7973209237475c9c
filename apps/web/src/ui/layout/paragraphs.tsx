import { cx } from '../base/class-names.ts'

/** What someone wrote, in its paragraphs and lines. */
export function Paragraphs({ text, className }: { text: string; className?: string }) {
  const paragraphs = text.split(/\n\s*\n/).map((words, index) => ({ key: `${index} ${words.slice(0, 20)}`, words }))
  return (
    <div className={cx('flex max-w-reading flex-col gap-3 wrap-anywhere whitespace-pre-line', className)}>
      {paragraphs.map(({ key, words }) => (
        <p key={key}>{words}</p>
      ))}
    </div>
  )
}
