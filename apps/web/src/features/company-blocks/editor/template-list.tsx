import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { Button } from '../../../ui/base/button.tsx'
import { type Template, templates } from './templates.ts'

/** The page templates, each with a button to use it. */
export function TemplateList({ onUse }: { onUse: (template: Template) => void }) {
  return (
    <ul className="rows">
      {templates.map((template) => (
        <li key={t(template.name)} className="flex items-center justify-between gap-3 py-2 pr-2 pl-3">
          <div className="min-w-0">
            <p className="text-small font-semibold">{t(template.name)}</p>
            <p className="text-caption text-muted">{t(template.hint)}</p>
          </div>
          <Button size="dense" onClick={() => onUse(template)}>
            {rich('Use<hidden> the {name} template</hidden>', {
              name: t(template.name),
              hidden: (text) => <span className="sr-only">{text}</span>,
            })}
          </Button>
        </li>
      ))}
    </ul>
  )
}
