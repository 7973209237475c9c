import { BlockTitle } from './block-title.tsx'
import type { ViewProps } from './material.ts'
import { PersonLine } from './person-line.tsx'

/** Questions, each answered by a member of the team. */
export function GetToKnow({ content: { title, people }, material }: ViewProps<'gettoknow'>) {
  return (
    <>
      <BlockTitle>{title}</BlockTitle>
      <ul className="grid gap-4 sm:grid-cols-[repeat(auto-fit,minmax(17rem,1fr))]">
        {people.map(({ person: id, question, answer }, index) => {
          const person = material.people.get(id)
          return person ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: one person may answer twice
            <li key={index} className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4">
              <PersonLine person={person} />
              {question ? <p className="font-semibold break-words text-accent">{question}</p> : null}
              {answer ? <p className="break-words whitespace-pre-line">{answer}</p> : null}
            </li>
          ) : null
        })}
      </ul>
    </>
  )
}
