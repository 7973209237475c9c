import type { FakeJobSign } from '@rise/contract/jobs/shapes'
import { fakeJobSignWords } from '@rise/contract/jobs/words'

/** What in a posting or message is typical of fake jobs, with its words: evidence, and no verdict. */
export function FakeJobSigns({ signs, subject }: { signs: readonly FakeJobSign[]; subject: 'posting' | 'message' }) {
  return (
    <>
      <ul className="flex flex-col gap-1">
        {signs.map(({ kind, words }) => (
          <li key={kind} className="wrap-anywhere">
            This {subject} {fakeJobSignWords[kind]}: “{words}”
          </li>
        ))}
      </ul>
      <p className="mt-1">There may be a good reason. Ask before you share money or data.</p>
    </>
  )
}
