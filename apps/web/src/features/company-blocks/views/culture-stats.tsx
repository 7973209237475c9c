import { BlockTitle } from './block-title.tsx'
import type { ViewProps } from './material.ts'

/** Large figures, each with its label. */
export function CultureStats({ content: { title, stats } }: ViewProps<'culturestats'>) {
  return (
    <>
      <BlockTitle>{title}</BlockTitle>
      <dl className="flex flex-wrap gap-4">
        {stats
          .filter(({ value }) => value)
          .map(({ value, label }, index) => (
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: they have no other identity
              key={index}
              className="flex min-w-0 grow basis-[8rem] flex-col-reverse justify-end rounded-card bg-raised p-4"
            >
              <dt className="mt-1 text-small break-words text-muted">{label}</dt>
              <dd className="text-h1 font-semibold break-words text-accent tabular-nums">{value}</dd>
            </div>
          ))}
      </dl>
    </>
  )
}
