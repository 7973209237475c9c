import { BlockTitle } from './block-title.tsx'
import type { ViewProps } from './material.ts'

/** Values as cards, each with its meaning. */
export function CoreValues({ content: { title, values } }: ViewProps<'corevalues'>) {
  return (
    <>
      <BlockTitle>{title}</BlockTitle>
      <ul className="flex flex-wrap gap-4">
        {values
          .filter(({ name, text }) => name || text)
          .map(({ name, text }, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: they have no other identity
              key={index}
              className="min-w-0 grow basis-[14rem] rounded-card border border-line border-l-accent border-l-4 bg-surface p-4"
            >
              {name ? <p className="font-semibold break-words">{name}</p> : null}
              {text ? <p className="mt-1 text-small break-words whitespace-pre-line text-muted">{text}</p> : null}
            </li>
          ))}
      </ul>
    </>
  )
}
