import { rich } from '@rise/texts/rich'
import { BlockTitle } from './block-title.tsx'
import type { ViewProps } from './material.ts'
import { monthInWords } from './month-in-words.ts'

/** Rounds of funding, and their total. */
export function Funding({ content: { title, total, rounds } }: ViewProps<'funding'>) {
  const shownRounds = rounds.filter(({ name, amount }) => name || amount)
  return (
    <>
      <BlockTitle>{title}</BlockTitle>
      {total ? (
        <p>
          {rich('<amount>{total}</amount> <note>in total</note>', {
            total,
            amount: (text) => <span className="text-h1 font-semibold text-accent tabular-nums">{text}</span>,
            note: (text) => <span className="text-muted">{text}</span>,
          })}
        </p>
      ) : null}
      {shownRounds.length > 0 ? (
        <ol className="mt-4 flex flex-col gap-4 border-l-2 border-line pl-6">
          {shownRounds.map(({ name, date, amount, investors }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they have no other identity
            <li key={index}>
              <p className="flex flex-wrap items-baseline gap-x-3">
                <span className="font-semibold break-words">{name}</span>
                <span className="tabular-nums">{amount}</span>
                {date ? (
                  <time dateTime={date} className="text-small text-muted">
                    {monthInWords(date)}
                  </time>
                ) : null}
              </p>
              {investors ? <p className="text-small break-words text-muted">{investors}</p> : null}
            </li>
          ))}
        </ol>
      ) : null}
    </>
  )
}
