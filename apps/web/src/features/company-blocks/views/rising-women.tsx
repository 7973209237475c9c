import { BlockTitle } from './block-title.tsx'
import type { ViewProps } from './material.ts'
import { PersonLine } from './person-line.tsx'

/** Women of the company, in their own words. */
export function RisingWomen({ content: { title, text, people }, material }: ViewProps<'risingwomen'>) {
  return (
    <>
      <BlockTitle>{title}</BlockTitle>
      {text ? <p className="mb-4 max-w-reading break-words whitespace-pre-line text-muted">{text}</p> : null}
      <ul className="grid gap-4 sm:grid-cols-[repeat(auto-fit,minmax(17rem,1fr))]">
        {people.map(({ person: id, role, quote }) => {
          const person = material.people.get(id)
          return person ? (
            <li key={id} className="flex flex-col gap-3 rounded-card bg-raised p-4">
              {quote ? (
                <blockquote className="border-l-4 border-accent pl-3 break-words whitespace-pre-line">
                  {quote}
                </blockquote>
              ) : null}
              <PersonLine person={person} role={role} />
            </li>
          ) : null
        })}
      </ul>
    </>
  )
}
