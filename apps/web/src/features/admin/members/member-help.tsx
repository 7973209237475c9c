import type { Obstacle } from '@rise/contract/admin/kinds'
import type { MemberStory } from '@rise/contract/admin/members/shapes'
import { type Message, msg, t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ActDialog } from '../../../app/admin/lists/act-dialog.tsx'
import type { Api } from '../../../app/base/api.ts'
import { invalidate } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { Button } from '../../../ui/base/button.tsx'
import { TextField } from '../../../ui/base/field.tsx'
import { showToast } from '../../../ui/base/toast.ts'
import { Notice } from '../../../ui/states/notice.tsx'
import { RelativeTime } from '../../../ui/time/time.tsx'
import { adminListKeys } from '../admin-list-keys.ts'
import { MemberLogIns } from './member-log-ins.tsx'
import { nameOf } from './member-name.ts'
import { useStoryAct } from './queries.ts'

const obstacleWords: Readonly<Record<Obstacle, { title: Message; help: Message }>> = {
  deleted: {
    title: msg('This account is deleted'),
    help: msg('The member can restore it with the link in our email; a password link sends it again.'),
  },
  suspended: {
    title: msg('This account is suspended'),
    help: msg('The member can log in only to read why and appeal.'),
  },
  'email-suppressed': {
    title: msg('This address gets no email from us'),
    help: msg(
      'An email to it bounced, so we stopped. If the mailbox works again, or the member asks for it, send to it again.',
    ),
  },
  'email-not-delivered': {
    title: msg('Our last email didn’t arrive'),
    help: msg('Check the address for a typo. If it’s right, the mailbox may be full or gone.'),
  },
  pending: {
    title: msg('This email isn’t confirmed'),
    help: msg(
      'The member can browse, but not post, follow or apply. Send the confirmation email again, or correct a typo.',
    ),
  },
  'no-password': {
    title: msg('This account has no password'),
    help: msg('Send a password link, so that the member can set one.'),
  },
}

/** The reason why a member can't log in or gets no email, with the actions by which an admin can help. */
export function MemberHelp({ story, mayDelete }: { story: MemberStory; mayDelete: boolean }) {
  const { member, obstacle, access } = story
  const isAdmin = member.role.startsWith('admin')
  const [pending, deleted] = [access.emailConfirmedAt === null, access.deletedAt !== null]
  return (
    <div className="flex flex-col gap-4">
      {obstacle === null ? null : (
        <Notice
          tone="warning"
          title={t(obstacleWords[obstacle].title)}
          live={false}
          action={
            obstacle === 'pending' ? (
              <ConfirmationButton id={member._id} />
            ) : obstacle === 'no-password' && !isAdmin ? (
              <PasswordButton id={member._id} isRemedy />
            ) : undefined
          }
        >
          {t(obstacleWords[obstacle].help)}
          {access.eraseOn === null ? null : (
            <> {rich('It will be erased {when}.', { when: <RelativeTime date={access.eraseOn} /> })}</>
          )}
        </Notice>
      )}
      {story.suppressed === null ? null : <Suppressed story={story} />}
      <MemberLogIns story={story} />
      <div className="flex flex-wrap gap-2">
        {pending && !deleted && obstacle !== 'pending' ? <ConfirmationButton id={member._id} /> : null}
        {isAdmin || deleted ? null : (
          <>
            {obstacle === 'no-password' ? null : <PasswordButton id={member._id} />}
            {pending ? (
              <EmailDialog story={story} />
            ) : (
              <MailButton
                doneText={t('The member can download their data now.')}
                send={(api) => api('POST /api/v1/admin/members/{id}/data-emails', { params: { id: member._id } })}
              >
                {t('Send data export')}
              </MailButton>
            )}
            <NamesDialog story={story} />
            <LogOutButton story={story} />
          </>
        )}
        {mayDelete && !isAdmin ? deleted ? <UndeleteButton story={story} /> : <DeleteDialog story={story} /> : null}
      </div>
    </div>
  )
}

/** The reason why an address gets no email, or only necessary email, with the button that resumes delivery. */
function Suppressed({ story: { member, suppressed } }: { story: MemberStory }) {
  const act = useStoryAct(t('{email} gets email again.', { email: member.email }), (api: Api) =>
    api('DELETE /api/v1/admin/members/{id}/email-suppression', { params: { id: member._id } }),
  )
  if (suppressed === null) return null
  const { reason, detail, at } = suppressed
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="min-w-0 break-words">
        {rich(
          '{reason, select, bounced {An email bounced {when}.} complained {The member reported an email as spam, so we send only what the account needs {when}.} other {An admin stopped all but what the account needs {when}.}}',
          { reason, when: <RelativeTime date={at} /> },
        )}{' '}
        {detail === null ? null : (
          <span className="text-muted">{t('The mail server said: {words}', { words: detail })}</span>
        )}
      </p>
      <Button
        busy={act.isPending}
        onClick={() =>
          act.mutate(undefined, { onError: ({ message }) => void showToast({ kind: 'failure', title: message }) })
        }
      >
        {t('Send to this address again')}
      </Button>
    </div>
  )
}

/** The button that sends the confirmation email again. */
function ConfirmationButton({ id }: { id: string }) {
  return (
    <MailButton
      isRemedy
      doneText={t('Confirmation email sent.')}
      send={(api) => api('POST /api/v1/admin/members/{id}/confirmation-emails', { params: { id } })}
    >
      {t('Send confirmation')}
    </MailButton>
  )
}

function PasswordButton({ id, isRemedy = false }: { id: string; isRemedy?: boolean }) {
  return (
    <MailButton
      isRemedy={isRemedy}
      doneText={t('Password link sent.')}
      send={(api) => api('POST /api/v1/admin/members/{id}/password-emails', { params: { id } })}
    >
      {t('Send password link')}
    </MailButton>
  )
}

interface MailButtonProps {
  readonly doneText: string
  readonly send: (api: Api) => Promise<unknown>
  /** Whether this action solves the problem that the page states. */
  readonly isRemedy?: boolean
  readonly children: ReactNode
}

function MailButton({ doneText, send, isRemedy = false, children }: MailButtonProps) {
  const api = useApi()
  const queryClient = useQueryClient()
  const request = useMutation({
    mutationFn: () => send(api),
    onSuccess: () => {
      showToast({ kind: 'success', title: doneText })
      void invalidate(queryClient, adminListKeys)
    },
    onError: ({ message }) => void showToast({ kind: 'failure', title: message }),
  })
  return (
    <Button variant={isRemedy ? 'primary' : 'secondary'} busy={request.isPending} onClick={() => request.mutate()}>
      {children}
    </Button>
  )
}

function LogOutButton({ story: { member, devices } }: { story: MemberStory }) {
  const act = useStoryAct(t('{name} was logged out everywhere.', { name: nameOf(member) }), (api: Api) =>
    api('DELETE /api/v1/admin/members/{id}/sessions', { params: { id: member._id } }),
  )
  return devices.length === 0 ? null : (
    <Button busy={act.isPending} onClick={() => act.mutate(undefined)}>
      {t('Log out everywhere')}
    </Button>
  )
}

function UndeleteButton({ story: { member } }: { story: MemberStory }) {
  const act = useStoryAct(t('{name} was restored.', { name: nameOf(member) }), (api: Api) =>
    api('DELETE /api/v1/admin/members/{id}/deletion', { params: { id: member._id } }),
  )
  return (
    <Button busy={act.isPending} onClick={() => act.mutate(undefined)}>
      {t('Restore account')}
    </Button>
  )
}

function NamesDialog({ story: { member } }: { story: MemberStory }) {
  const { firstName, lastName } = member
  const [names, setNames] = useState({ firstName, lastName })
  const act = useStoryAct(t('Name saved.'), (api: Api, seen: typeof names) =>
    api('PUT /api/v1/admin/members/{id}/names', { params: { id: member._id }, body: { ...names, seen } }),
  )
  return (
    <ActDialog
      trigger={t('Edit name')}
      title={t('Edit {name}’s name', { name: nameOf(member) })}
      label={t('Save name')}
      act={act}
      onOpen={() => setNames({ firstName, lastName })}
      onSend={(then) => act.mutate({ firstName, lastName }, then)}
    >
      {(errorOf) => (
        <>
          <TextField
            label={t('First name')}
            value={names.firstName}
            error={errorOf('firstName')}
            onChange={({ target }) => setNames({ ...names, firstName: target.value })}
          />
          <TextField
            label={t('Last name')}
            value={names.lastName}
            error={errorOf('lastName')}
            onChange={({ target }) => setNames({ ...names, lastName: target.value })}
          />
        </>
      )}
    </ActDialog>
  )
}

function EmailDialog({ story: { member } }: { story: MemberStory }) {
  const [email, setEmail] = useState(member.email)
  const act = useStoryAct(t('Email corrected. The confirmation is on its way.'), (api: Api, seen: string) =>
    api('PUT /api/v1/admin/members/{id}/email', { params: { id: member._id }, body: { email, seen } }),
  )
  return (
    <ActDialog
      trigger={t('Correct email')}
      title={t('Correct the email')}
      description={t('Only possible until the member confirms it. Links we sent to the old address stop working.')}
      label={t('Save email')}
      act={act}
      onOpen={() => setEmail(member.email)}
      onSend={(then) => act.mutate(member.email, then)}
    >
      {(errorOf) => (
        <TextField
          label={t('Email')}
          type="email"
          value={email}
          autoComplete="off"
          error={errorOf('email')}
          onChange={({ target }) => setEmail(target.value)}
        />
      )}
    </ActDialog>
  )
}

function DeleteDialog({ story: { member } }: { story: MemberStory }) {
  const [email, setEmail] = useState('')
  const act = useStoryAct(t('{name}’s account was deleted.', { name: nameOf(member) }), (api: Api) =>
    api('PUT /api/v1/admin/members/{id}/deletion', { params: { id: member._id }, body: { email } }),
  )
  return (
    <ActDialog
      trigger={t('Delete account')}
      title={t('Delete {name}’s account?', { name: nameOf(member) })}
      description={t(
        'It’s hidden and logged out at once, and erased after 30 days. Until then the member can restore it with the link in our email, and you can here.',
      )}
      label={t('Delete account')}
      danger
      act={act}
      onOpen={() => setEmail('')}
      onSend={(then) => act.mutate(undefined, then)}
    >
      {(errorOf) => (
        <TextField
          label={t('Enter {email} to confirm', { email: member.email })}
          value={email}
          autoComplete="off"
          error={errorOf('email')}
          onChange={({ target }) => setEmail(target.value)}
        />
      )}
    </ActDialog>
  )
}
