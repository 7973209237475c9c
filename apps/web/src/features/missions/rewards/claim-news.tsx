import type { OwnClaim } from '@rise/contract/missions/rewards/shapes'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { useMutation } from '@tanstack/react-query'
import { useApi } from '../../../app/base/settings.tsx'
import { useSessionStore } from '../../../app/session/use-session.tsx'
import { Button } from '../../../ui/base/button.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { Picture } from '../../../ui/base/picture.tsx'
import { showToast } from '../../../ui/base/toast.ts'
import { RelativeTime } from '../../../ui/time/time.tsx'

/** The state of a claim. */
export function ClaimNews({ claim }: { claim: OwnClaim }) {
  const { state, wish, picture, answer, link, claimedAt } = claim
  return (
    <div className="flex flex-col gap-2">
      {wish.drawn && picture ? (
        <Illustration id={picture._id}>
          <Picture
            src={picture}
            alt={picture.alt}
            width={192}
            height={192}
            className="size-[12rem] rounded-card bg-raised"
            fallback={null}
          />
        </Illustration>
      ) : null}
      <p className="text-small text-subtle">
        {state === 'waiting'
          ? rich('Claimed {when}. We’ll email you when it’s ready.', { when: <RelativeTime date={claimedAt} /> })
          : rich('Claimed {when}', { when: <RelativeTime date={claimedAt} /> })}
      </p>
      {answer === '' ? null : <p className="wrap-anywhere whitespace-pre-line">{answer}</p>}
      {link === '' ? null : (
        <p className="wrap-anywhere">
          <TextLink to={link}>{t('Open your reward')}</TextLink>
        </p>
      )}
    </div>
  )
}

function Illustration({ id, children }: { id: string; children: React.ReactNode }) {
  const api = useApi()
  const store = useSessionStore()
  const choose = useMutation({
    mutationFn: () => api('PUT /api/v1/account/photo', { body: { pictureId: id } }),
    onSuccess: async () => {
      showToast({ kind: 'success', title: t('Your illustration is your photo now') })
      await store.check()
    },
    onError: ({ message }) => void showToast({ kind: 'failure', title: message }),
  })
  return (
    <>
      {children}
      <Button size="dense" className="self-start" busy={choose.isPending} onClick={() => choose.mutate()}>
        {t('Use as photo')}
      </Button>
    </>
  )
}
