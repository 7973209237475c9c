import { t } from '@rise/texts'
import { Notice } from '../states/notice.tsx'

const MAX_UNSUMMARISED = 3

/** An error in a form, and the id of its field. */
export interface FormProblem {
  readonly id: string
  readonly message: string
}

/** The errors of a long form, each with a link to its field. With few errors, the messages at the fields are enough. */
export function ErrorSummary({ problems }: { problems: readonly FormProblem[] }) {
  if (problems.length <= MAX_UNSUMMARISED) return null
  return (
    <Notice tone="danger" title={t('{count} fields need your attention', { count: problems.length })}>
      <ul className="mt-1 flex flex-col gap-1">
        {problems.map(({ id, message }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="rounded-control underline"
              onClick={(event) => {
                // Following the fragment would leave the keyboard focus here, so the focus is moved instead.
                event.preventDefault()
                document.getElementById(id)?.focus()
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
