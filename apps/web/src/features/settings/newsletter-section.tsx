import type { AccountSettings } from '@rise/contract/session/account/shapes'
import { t } from '@rise/texts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { keyOf } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'
import { Checkbox } from '../../ui/base/checkbox.tsx'
import { TextLink } from '../../ui/base/link.tsx'
import { showToast } from '../../ui/base/toast.ts'
import { NewsSetting } from './news-setting.tsx'
import { SettingsSection } from './settings-section.tsx'

interface Props {
  readonly account: AccountSettings
  /** Whether the member can get jobs by email. */
  readonly jobs: boolean
}

/** The subscriptions to emails: jobs for professionals, and news. */
export function NewsletterSection({ account, jobs }: Props) {
  return (
    <SettingsSection id="newsletter" title={t('Newsletter')}>
      {jobs ? <JobsByEmail account={account} /> : null}
      <div className="flex flex-col gap-2">
        <NewsSetting />
      </div>
    </SettingsSection>
  )
}

function JobsByEmail({ account }: Pick<Props, 'account'>) {
  const api = useApi()
  const queryClient = useQueryClient()
  const queryKey = keyOf('GET /api/v1/account')
  const change = useMutation({
    mutationFn: async (subscribed: boolean) =>
      (await api('PUT /api/v1/account/newsletter', { body: { subscribed } })).result,
    onSuccess: ({ newsletter }) =>
      queryClient.setQueryData(queryKey, (known) => (known ? { ...known, newsletter } : known)),
    onError: (error) => showToast({ id: 'form', kind: 'failure', title: error.message }),
  })
  const isSubscribed = change.isPending ? change.variables : account.newsletter !== 'none'
  return (
    <div className="flex flex-col gap-2">
      <Checkbox
        label={t('Send me jobs by email')}
        hint={
          account.newsletter === 'pending'
            ? t('It starts once you’ve confirmed your email address.')
            : t('Your job digest: up to 10 new jobs that fit you. Unsubscribe at any time with the link in each email.')
        }
        checked={isSubscribed}
        onChange={(event) => change.mutate(event.target.checked)}
      />
      <p className="text-small">
        <TextLink to="/jobs/digest">{t('Choose when you get it and how we pick jobs')}</TextLink>
      </p>
    </div>
  )
}
