import type { CurrentUser } from '@rise/contract/session/shapes'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { useApi } from '../../app/base/settings.tsx'
import { useDraft } from '../../app/forms/drafts/use-draft.ts'
import { PageHead } from '../../app/page/page-head.tsx'
import { useSessionStore } from '../../app/session/use-session.tsx'
import { Button } from '../../ui/base/button.tsx'
import { TextArea } from '../../ui/base/field.tsx'
import { NarrowPage } from '../../ui/layout/narrow-page.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { RelativeTime } from '../../ui/time/time.tsx'
import { FormShell } from './form-parts.tsx'
import { useContractForm } from './use-contract-form.ts'

/** The only page that a suspended member sees: the reason, how to appeal, and how to log out. */
export function Suspended({ user }: { user: CurrentUser }) {
  const session = useSessionStore()
  return (
    <NarrowPage
      title={t('Your account is suspended')}
      below={
        <Button variant="ghost" onClick={() => void session.signOut()}>
          {t('Log out')}
        </Button>
      }
    >
      <PageHead title={t('Your account is suspended')} noindex />
      <Notice tone="warning" title={t('Why')}>
        {user.suspensionReason ?? t('No reason given.')}
      </Notice>
      {user.suspendedUntil === null ? null : (
        <p>{rich('It ends {when}.', { when: <RelativeTime date={user.suspendedUntil} /> })}</p>
      )}
      {user.appealAnswer !== null ? (
        <Notice tone="warning" title={t('We’ve read your appeal')}>
          {user.appealAnswer === '' ? t('Our decision stands.') : user.appealAnswer}
        </Notice>
      ) : user.appealed ? (
        <div role="status">
          <Notice tone="success" title={t('Your appeal was sent')}>
            {t('We’ll read it and reply to {email}.', { email: user.email })}
          </Notice>
        </div>
      ) : (
        <AppealForm user={user} />
      )}
    </NarrowPage>
  )
}

function AppealForm({ user }: { user: CurrentUser }) {
  const api = useApi()
  const session = useSessionStore()
  const appeal = useContractForm<{ text: string }>({
    schema: 'appeal',
    fields: ['text'],
    send: async (body) => {
      await api('POST /api/v1/account/appeal', { body })
      deleteDraft()
      session.update({ ...user, appealed: true })
    },
  })
  const deleteDraft = useDraft(appeal.ref, 'appeal')
  return (
    <FormShell {...appeal.shell} label={t('Appeal')}>
      <TextArea
        {...appeal.field('text')}
        label={t('Your appeal')}
        hint={t('Tell us in a sentence or two why we should reconsider.')}
        maxLength={5000}
      />
      <Button type="submit" variant="primary" busy={appeal.busy}>
        {t('Send appeal')}
      </Button>
    </FormShell>
  )
}
