import type { SmartApplySettings } from '@rise/contract/smart-apply/shapes'
import { t } from '@rise/texts'
import { Checkbox } from '../../../ui/base/checkbox.tsx'

interface Props {
  readonly files: SmartApplySettings['files']
  /** Null: the story. */
  readonly value: string | null
  readonly onChange: (fileId: string | null) => void
}

/** The résumé to send. */
export function ResumeField({ files, value, onChange }: Props) {
  return (
    <fieldset>
      <legend className="text-small font-medium">{t('Résumé')}</legend>
      <Checkbox
        type="radio"
        size="dense"
        name="smart-resume"
        label={t('Your story')}
        checked={value === null}
        onChange={() => onChange(null)}
      />
      {files.map(({ _id, name }) => (
        <Checkbox
          key={_id}
          type="radio"
          size="dense"
          name="smart-resume"
          label={name}
          checked={value === _id}
          onChange={() => onChange(_id)}
          className="wrap-anywhere"
        />
      ))}
      {files.length === 0 ? (
        <p className="text-small text-subtle">{t('Files that you upload when you apply here can be chosen, too.')}</p>
      ) : null}
    </fieldset>
  )
}
