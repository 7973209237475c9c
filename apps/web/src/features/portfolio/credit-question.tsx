import type { CreditState } from '@rise/contract/portfolio/kinds'
import type { PortfolioCase } from '@rise/contract/portfolio/shapes'
import { type Message, msg, t } from '@rise/texts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { invalidate } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'
import { Button } from '../../ui/base/button.tsx'
import { Notice } from '../../ui/states/notice.tsx'

/** Asks a member for consent to be named in a case. Afterwards, the member can withdraw the consent. */
export function CreditQuestion({ shown: { slug, author, ownCredit } }: { shown: PortfolioCase }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const answer = useMutation({
    mutationFn: (agrees: boolean) =>
      agrees
        ? api('PUT /api/v1/portfolio-cases/{slug}/credit', { params: { slug } })
        : api('DELETE /api/v1/portfolio-cases/{slug}/credit', { params: { slug } }),
    onSuccess: () => invalidate(queryClient, ['GET /api/v1/portfolio-cases/{slug}', 'GET /api/v1/portfolio-credits']),
  })
  if (ownCredit === null) return null
  const hasAgreed = ownCredit === 'agreed'
  return (
    <div className="mb-6">
      <Notice
        title={
          hasAgreed ? t('You’re named in this case') : t('{name} would like to name you here', { name: author.name })
        }
        tone={answer.error ? 'danger' : 'info'}
        action={
          <>
            {hasAgreed ? null : (
              <Button size="dense" variant="primary" busy={answer.isPending} onClick={() => answer.mutate(true)}>
                {t('Agree')}
              </Button>
            )}
            {ownCredit === 'declined' ? null : (
              <Button size="dense" disabled={answer.isPending} onClick={() => answer.mutate(false)}>
                {hasAgreed ? t('Remove my name') : t('Decline')}
              </Button>
            )}
          </>
        }
      >
        {answer.error ? answer.error.message : t(stateTexts[ownCredit])}
      </Notice>
    </div>
  )
}

const stateTexts: Readonly<Record<CreditState, Message>> = {
  asked: msg(
    'Your name, photo and what you did would stand among the people who made it. You can remove them at any time.',
  ),
  agreed: msg('Your name stands among the people who made it, with a link to your page.'),
  declined: msg('You declined, so your name isn’t here and you won’t be asked again. You can still agree.'),
}
