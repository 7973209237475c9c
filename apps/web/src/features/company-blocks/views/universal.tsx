import { cx } from '../../../ui/base/class-names.ts'
import { BlockTitle } from './block-title.tsx'
import type { ViewProps } from './material.ts'
import { Prose } from './prose.tsx'

/** Text in up to three columns; below each other on phones. */
export function Universal({ content: { title, columns } }: ViewProps<'universal'>) {
  const filledColumns = columns.filter(({ text }) => text)
  return (
    <>
      <BlockTitle>{title}</BlockTitle>
      <div
        className={cx(
          'grid gap-8',
          filledColumns.length > 1 ? 'sm:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))]' : null,
        )}
      >
        {filledColumns.map(({ text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they have no other identity
          <Prose key={index} html={text} />
        ))}
      </div>
    </>
  )
}
