import { LONGEST_MESSAGE } from '@rise/contract/applications/limits'
import { type TemplatePurpose, templatePurposes } from '@rise/contract/applications/setup/kinds'
import type { MessageTemplate } from '@rise/contract/applications/setup/shapes'
import { placeholders } from '@rise/contract/applications/setup/words'
import { type Message, msg, t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { keyOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { Button } from '../../../ui/base/button.tsx'
import { TextArea, TextField } from '../../../ui/base/field.tsx'
import { Select } from '../../../ui/base/select.tsx'
import { showToast } from '../../../ui/base/toast.ts'
import { Notice } from '../../../ui/states/notice.tsx'

const purposeNames: Readonly<Record<TemplatePurpose, Message>> = {
  message: msg('Message'),
  decline: msg('Decline', 'a kind of template'),
}

interface Props {
  readonly slug: string
  readonly templates: readonly MessageTemplate[]
}

/** The team's reusable texts. */
export function TemplatesEditor({ slug, templates }: Props) {
  const [editedTemplate, setEditedTemplate] = useState<MessageTemplate>()
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-body font-semibold">{t('Templates')}</h3>
      {templates.length > 0 ? (
        <ul className="flex flex-col">
          {templates.map((template) => (
            <li key={template._id} className="flex items-center justify-between gap-2 text-small">
              <span className="min-w-0 wrap-anywhere">
                {rich('{name} <kind>({purpose, select, decline {decline} other {message}})</kind>', {
                  name: template.name,
                  purpose: template.purpose,
                  kind: (text) => <span className="text-subtle">{text}</span>,
                })}
              </span>
              <Button size="dense" variant="ghost" onClick={() => setEditedTemplate(template)}>
                {rich('Edit<hidden> {title}</hidden>', {
                  title: template.name,
                  hidden: (text) => <span className="sr-only">{text}</span>,
                })}
              </Button>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-small text-muted">{t('Write a message once and use it for every applicant.')}</p>
      )}
      {editedTemplate ? (
        <TemplateForm
          key={editedTemplate._id}
          slug={slug}
          template={editedTemplate}
          onDone={() => setEditedTemplate(undefined)}
        />
      ) : (
        <Button
          size="dense"
          icon={<Plus size={16} aria-hidden />}
          className="self-start"
          onClick={() => setEditedTemplate({ _id: crypto.randomUUID(), purpose: 'message', name: '', text: '' })}
        >
          {t('Add template')}
        </Button>
      )}
    </section>
  )
}

interface FormProps {
  readonly slug: string
  readonly template: MessageTemplate
  readonly onDone: () => void
}

function TemplateForm({ slug, template, onDone }: FormProps) {
  const api = useApi()
  const queryClient = useQueryClient()
  const queryKey = keyOf('GET /api/v1/companies/{slug}/hiring-setup', { params: { slug } })
  const params = { slug, id: template._id }
  const [{ purpose, name, text }, set] = useState(template)
  const save = useMutation({
    mutationFn: async () =>
      (
        await api('PUT /api/v1/companies/{slug}/message-templates/{id}', {
          params,
          body: { purpose, name, text },
        })
      ).result,
    onSuccess(updated) {
      queryClient.setQueryData(queryKey, updated)
      showToast({ id: 'setup', kind: 'success', title: t('Template saved.') })
      onDone()
    },
  })
  const remove = useMutation({
    mutationFn: () => api('DELETE /api/v1/companies/{slug}/message-templates/{id}', { params }),
    async onSuccess() {
      await queryClient.invalidateQueries({ queryKey })
      onDone()
    },
  })
  const error = save.error ?? remove.error
  return (
    <form
      method="post"
      noValidate
      aria-label={t('Template')}
      className="flex flex-col gap-3 rounded-card bg-raised p-3"
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate()
      }}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          label={t('Name')}
          maxLength={60}
          value={name}
          onChange={({ target }) => set({ ...template, purpose, text, name: target.value })}
        />
        <Select
          label={t('For', 'what a template is for')}
          value={purpose}
          onChange={({ target }) => {
            const next = templatePurposes.find((one) => one === target.value) ?? 'message'
            set({ ...template, name, text, purpose: next })
          }}
        >
          {templatePurposes.map((one) => (
            <option key={one} value={one}>
              {t(purposeNames[one])}
            </option>
          ))}
        </Select>
      </div>
      <TextArea
        label={t('Text')}
        hint={t('These take each applicant’s own words: {placeholders}.', {
          placeholders: placeholders.map((one) => `{${one}}`).join(', '),
        })}
        rows={6}
        maxLength={LONGEST_MESSAGE}
        value={text}
        onChange={({ target }) => set({ ...template, name, purpose, text: target.value })}
      />
      {error ? <Notice tone="danger">{error.message}</Notice> : null}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="dense" variant="primary" busy={save.isPending}>
          {t('Save template')}
        </Button>
        <Button size="dense" onClick={onDone}>
          {t('Cancel')}
        </Button>
        <Button size="dense" variant="ghost" busy={remove.isPending} onClick={() => remove.mutate()}>
          {t('Delete')}
        </Button>
      </div>
    </form>
  )
}
