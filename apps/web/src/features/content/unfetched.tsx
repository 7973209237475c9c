import { ApiError } from '../../app/base/api.ts'
import { ErrorBody } from '../../app/error/error-body.tsx'
import { ForGuests, ForMembers } from '../../app/navigation/audience.tsx'
import { FailedBlock } from '../../ui/base/failed-block.tsx'

interface Props {
  /** In a sentence: "this post". */
  readonly what: string
  readonly error: Error | null
  readonly retrying: boolean
  readonly onRetry: () => void
}

/** The page of something for members before it is fetched as one: guests are asked to log in, members wait for it. */
export function Unfetched({ what, error, retrying, onRetry }: Props) {
  const failed = error !== null && !(error instanceof ApiError && error.status === 401)
  return (
    <>
      <ForGuests>
        <ErrorBody status={401} />
      </ForGuests>
      <ForMembers className="mx-auto min-h-[20rem] max-w-feed px-gutter py-8 md:py-12">
        {failed ? <FailedBlock title={`Couldn’t load ${what}`} retrying={retrying} onRetry={onRetry} /> : null}
      </ForMembers>
    </>
  )
}
