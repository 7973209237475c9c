import { LONGEST_MESSAGE } from '@rise/contract/applications/limits'
import { type TemplatePurpose, templatePurposes } from '@rise/contract/applications/setup/kinds'
import type { MessageTemplate } from '@rise/contract/applications/setup/shapes'
import { placeholders } from '@rise/contract/applications/setup/words'
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

const purposeNames: Readonly<Record<TemplatePurpose, string>> = { message: 'Message', decline: 'Decline' }

interface Props {
  readonly slug: string
  readonly templates: readonly MessageTemplate[]
}

/** The team's reusable texts. */
export function TemplatesEditor({ slug, templates }: Props) {
  const [editedTemplate, setEditedTemplate] = useState<MessageTemplate>()
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-body font-semibold">Templates</h3>
      {templates.length > 0 ? (
        <ul className="flex flex-col">
          {templates.map((template) => (
            <li key={template._id} className="flex items-center justify-between gap-2 text-small">
              <span className="min-w-0 wrap-anywhere">
                {template.name} <span className="text-subtle">({purposeNames[template.purpose].toLowerCase()})</span>
              </span>
              <Button size="dense" variant="ghost" onClick={() => setEditedTemplate(template)}>
                Edit
                <span className="sr-only"> {template.name}</span>
              </Button>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-small text-muted">Write a message once and use it for every applicant.</p>
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
          Add template
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
      showToast({ id: 'setup', kind: 'success', title: 'Template saved.' })
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
      aria-label="Template"
      className="flex flex-col gap-3 rounded-card bg-raised p-3"
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate()
      }}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          label="Name"
          maxLength={60}
          value={name}
          onChange={({ target }) => set({ ...template, purpose, text, name: target.value })}
        />
        <Select
          label="For"
          value={purpose}
          onChange={({ target }) => {
            const next = templatePurposes.find((one) => one === target.value) ?? 'message'
            set({ ...template, name, text, purpose: next })
          }}
        >
          {templatePurposes.map((one) => (
            <option key={one} value={one}>
              {purposeNames[one]}
            </option>
          ))}
        </Select>
      </div>
      <TextArea
        label="Text"
        hint={`These take each applicant’s own words: ${placeholders.map((one) => `{${one}}`).join(', ')}.`}
        rows={6}
        maxLength={LONGEST_MESSAGE}
        value={text}
        onChange={({ target }) => set({ ...template, name, purpose, text: target.value })}
      />
      {error ? <Notice tone="danger">{error.message}</Notice> : null}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="dense" variant="primary" busy={save.isPending}>
          Save template
        </Button>
        <Button size="dense" onClick={onDone}>
          Cancel
        </Button>
        <Button size="dense" variant="ghost" busy={remove.isPending} onClick={() => remove.mutate()}>
          Delete
        </Button>
      </div>
    </form>
  )
}
