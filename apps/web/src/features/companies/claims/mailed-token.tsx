import { t } from '@rise/texts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ApiError } from '../../../app/base/api.ts'
import { useSession } from '../../../app/session/use-session.tsx'
import { Button, ButtonLink } from '../../../ui/base/button.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { SkeletonGroup, SkeletonText } from '../../../ui/states/skeleton.tsx'

interface Props<T> {
  name: string
  token: string
  look: (token: string) => Promise<T>
  /** The link to the page where people can get a new token. */
  elsewhere: { to: string; label: string }
  children: (result: T) => ReactNode
}

/**
 * Looks up an emailed token, only once the page is open in a browser: rendering on the server or prefetching must not
 * use up a token.
 */
export function MailedToken<T>({ name, token, look, elsewhere, children }: Props<T>) {
  const { status } = useSession()
  // Stored here, because a used token can't be looked up again if the query cache drops the result.
  const [result, setResult] = useState<T>()
  const { error, refetch } = useQuery({
    queryKey: [name, token],
    queryFn: async () => {
      const lookup = await look(token)
      setResult(lookup)
      return lookup
    },
    enabled: status !== 'checking' && result === undefined,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (result !== undefined) return children(result)
  if (!error) {
    return (
      <SkeletonGroup label={t('Checking your link')}>
        <SkeletonText lines={2} />
      </SkeletonGroup>
    )
  }
  const isExpired = error instanceof ApiError && error.status === 410
  return (
    <Notice
      tone="danger"
      title={isExpired ? t('This link no longer works') : t('Something went wrong')}
      action={
        isExpired ? (
          <ButtonLink to={elsewhere.to}>{elsewhere.label}</ButtonLink>
        ) : (
          <Button onClick={() => void refetch()}>{t('Try again')}</Button>
        )
      }
    >
      {error.message}
    </Notice>
  )
}
