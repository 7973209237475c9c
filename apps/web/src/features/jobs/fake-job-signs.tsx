import type { FakeJobSignKind } from '@rise/contract/jobs/kinds'
import type { FakeJobSign } from '@rise/contract/jobs/shapes'

/** What each sign says, after "This posting" or "This message". */
const signWords: Readonly<Record<FakeJobSignKind, string>> = {
  payment: 'asks for a payment before work starts',
  messenger: 'asks you to talk on a messenger outside this site',
  'unpaid-trial': 'mentions unpaid trial work',
  'other-mail': 'gives an email address that isn’t at the company’s domain',
}

/** Typical signs of fake jobs in a posting or message, each with the words that show it: evidence, not a verdict. */
export function FakeJobSigns({ signs, subject }: { signs: readonly FakeJobSign[]; subject: 'posting' | 'message' }) {
  return (
    <>
      <ul className="flex flex-col gap-1">
        {signs.map(({ kind, words: quote }) => (
          <li key={kind} className="wrap-anywhere">
            This {subject} {signWords[kind]}: “{quote}”
          </li>
        ))}
      </ul>
      <p className="mt-1">There may be a good reason. Ask before you share money or data.</p>
    </>
  )
}
