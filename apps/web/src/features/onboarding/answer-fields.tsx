import { t } from '@rise/texts'
import { Fragment } from 'react'
import { CatalogPicker } from '../../app/catalog-picker.tsx'
import { SkillsField } from '../../app/skills-field.tsx'
import { TextArea, TextField } from '../../ui/base/field.tsx'
import { ListField } from '../../ui/fields/list-field.tsx'
import { TagsField } from '../../ui/fields/tags-field.tsx'
import { CountrySelect, Openness, SoughtWorkTypes, TimeZoneSelect } from '../professionals/index.ts'
import type { AllAnswers, AnswerName, Answers } from './flow/answers.ts'
import { answerId, pickers, textsOf } from './flow/field-words.ts'
import type { AnswerErrors } from './flow/flow.ts'
import { EndedRole, UntilField } from './until-field.tsx'

interface Props {
  readonly names: readonly AnswerName[]
  readonly answers: AllAnswers
  readonly errors: AnswerErrors
  readonly onChange: (change: Answers) => void
}

/** The fields for the named answers, in their order. */
export function AnswerFields({ names, ...props }: Props) {
  const { answers, errors, onChange } = props
  const isRoleAsked = names.includes('company') && names.includes('position')
  return (
    <>
      {names.includes('until') && !isRoleAsked && answers.position !== '' ? (
        <p className="wrap-anywhere font-medium">{roleInWords(answers)}</p>
      ) : null}
      {names.map((name) => (
        <Fragment key={name}>
          <AnswerField name={name} {...props} />
          {name === 'company' && isRoleAsked && !names.includes('until') && answers.company.trim() !== '' ? (
            <EndedRole
              id={answerId('until')}
              value={answers.until}
              {...(errors.until !== undefined && { error: errors.until })}
              onChange={(until) => onChange({ until })}
            />
          ) : null}
        </Fragment>
      ))}
    </>
  )
}

function roleInWords({ position, company }: AllAnswers): string {
  return company === '' ? position : t('{position} at {company}', { position, company })
}

function AnswerField({ name, answers, errors, onChange }: Omit<Props, 'names'> & { name: AnswerName }) {
  const error = errors[name]
  const base = { id: answerId(name), ...(error !== undefined && { error }) }
  switch (name) {
    case 'position':
    case 'company':
    case 'headline':
    case 'city':
    case 'school':
    case 'studied':
    case 'link':
      return (
        <TextField
          {...base}
          {...textsOf(name)}
          value={answers[name]}
          onChange={({ target }) => onChange({ [name]: target.value })}
        />
      )
    case 'about':
      return (
        <TextArea
          {...base}
          label={t('About you')}
          hint={t('Leave an empty line to start a new paragraph.')}
          rows={6}
          maxLength={10_000}
          value={answers.about}
          onChange={({ target }) => onChange({ about: target.value })}
        />
      )
    case 'until':
      return <UntilField {...base} value={answers.until} onChange={(until) => onChange({ until })} />
    case 'since':
      return null
    case 'skills':
      return (
        <SkillsField
          {...base}
          name={name}
          label={t('Skills')}
          placeholder={t('Wound care')}
          most={50}
          maxLength={300}
          enterSends
          items={answers.skills}
          onChange={(skills) => onChange({ skills })}
        />
      )
    case 'languages':
      return (
        <TagsField
          {...base}
          name={name}
          label={t('Languages')}
          noun="language"
          placeholder={t('Portuguese')}
          most={20}
          maxLength={300}
          enterSends
          items={answers.languages}
          onChange={(languages) => onChange({ languages })}
        />
      )
    case 'countryCode':
      return (
        <CountrySelect
          {...base}
          value={answers.countryCode}
          onChange={({ target }) => onChange({ countryCode: target.value })}
        />
      )
    case 'timeZone':
      return (
        <TimeZoneSelect
          {...base}
          value={answers.timeZone}
          onChange={({ target }) => onChange({ timeZone: target.value })}
        />
      )
    case 'openToWork':
      return <Openness value={answers.openToWork} onChange={(openToWork) => onChange({ openToWork })} />
    case 'soughtRoles':
      return (
        <ListField
          {...base}
          label={t('Roles you’re looking for')}
          noun="role"
          most={10}
          items={answers.soughtRoles}
          maxLength={120}
          placeholder={t('Product designer')}
          onChange={(soughtRoles) => onChange({ soughtRoles })}
        />
      )
    case 'soughtWorkTypes':
      return (
        <SoughtWorkTypes
          value={answers.soughtWorkTypes}
          onChange={(soughtWorkTypes) => onChange({ soughtWorkTypes })}
        />
      )
    default:
      return (
        <CatalogPicker
          {...base}
          {...pickers[name]}
          label={t(pickers[name].label)}
          chosen={answers[name]}
          onChange={(chosen) => onChange({ [name]: chosen })}
        />
      )
  }
}
