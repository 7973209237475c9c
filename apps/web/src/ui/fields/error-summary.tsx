import { Notice } from '../states/notice.tsx'

const MOST_WITHOUT_SUMMARY = 3

/** One thing wrong in a form, and the id of its field. */
export interface FormProblem {
  readonly id: string
  readonly message: string
}

/** The problems of a long form, each with a link to its field. With few problems, the fields' own errors are enough. */
export function ErrorSummary({ problems }: { problems: readonly FormProblem[] }) {
  if (problems.length <= MOST_WITHOUT_SUMMARY) return null
  return (
    <Notice tone="danger" title={`${problems.length} fields need your attention`}>
      <ul className="mt-1 flex flex-col gap-1">
        {problems.map(({ id, message }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="rounded-control underline"
              onClick={(event) => {
                // Only following the fragment would leave the keyboard focus here.
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
