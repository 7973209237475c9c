import { t } from '@rise/texts'
import { ApiError } from '../../app/base/api.ts'
import { ErrorBody } from '../../app/error/error-body.tsx'
import { ForGuests, ForMembers } from '../../app/navigation/audience.tsx'
import { FailedBlock } from '../../ui/base/failed-block.tsx'
import { TextLink } from '../../ui/base/link.tsx'
import { toUpgrade } from './locked.tsx'

interface Props {
  /** The title of its failure: "Couldn’t load this post". */
  readonly failed: string
  readonly error: Error | null
  readonly retrying: boolean
  readonly onRetry: () => void
}

/**
 * Replaces members-only content until it is fetched with the session: guests are asked to log in, and members see a
 * placeholder, or that their plan doesn't include it.
 */
export function Unfetched({ failed, error, retrying, onRetry }: Props) {
  const status = error instanceof ApiError ? error.status : undefined
  const hasFailed = error !== null && status !== 401
  return (
    <>
      <ForGuests>
        <ErrorBody status={401} />
      </ForGuests>
      <ForMembers className="mx-auto min-h-[20rem] max-w-feed px-gutter py-8 md:py-12">
        {status === 402 ? (
          <ErrorBody status={402}>
            <p className="mt-6">
              <TextLink to="/purchase">{t(toUpgrade)}</TextLink>
            </p>
          </ErrorBody>
        ) : hasFailed ? (
          <FailedBlock title={failed} retrying={retrying} onRetry={onRetry} />
        ) : null}
      </ForMembers>
    </>
  )
}
