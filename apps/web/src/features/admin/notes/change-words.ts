import { type Message, msg, t } from '@rise/texts'

export interface FactChange {
  /** The name of the field: `First name`. */
  readonly name: string
  /** Undefined for a field that had no value. */
  readonly before: string | undefined
  readonly after: string
}

type Facts = Readonly<Record<string, unknown>> | null

/** The names of fields. The timeline may have others, whose names are derived. */
const fieldNames: Readonly<Record<string, Message>> = {
  act: msg('Act', 'a changed field'),
  aliases: msg('Aliases'),
  alsoMail: msg('Also mail'),
  alsoPush: msg('Also push'),
  audience: msg('Audience'),
  closesAt: msg('Closes at'),
  color: msg('Color'),
  count: msg('Count', 'a changed field'),
  decision: msg('Decision'),
  deleted: msg('Deleted', 'a changed field'),
  email: msg('Email'),
  employmentType: msg('Employment type'),
  enabled: msg('Enabled', 'a changed field'),
  files: msg('Files'),
  firstName: msg('First name'),
  gift: msg('Gift', 'a changed field'),
  group: msg('Group'),
  hidden: msg('Hidden', 'a changed field'),
  jobs: msg('Jobs'),
  joined: msg('Joined', 'a changed field'),
  lastName: msg('Last name'),
  link: msg('Link'),
  links: msg('Links'),
  logo: msg('Logo'),
  mode: msg('Mode', 'a changed field'),
  name: msg('Name'),
  pay: msg('Pay'),
  people: msg('People'),
  places: msg('Places'),
  plan: msg('Plan'),
  published: msg('Published', 'a changed field'),
  reason: msg('Reason'),
  removed: msg('Removed', 'a changed field'),
  retired: msg('Retired', 'a changed field'),
  role: msg('Role'),
  rows: msg('Rows'),
  scheduledFor: msg('Scheduled for'),
  searched: msg('Searched', 'a changed field'),
  sendAt: msg('Send at'),
  state: msg('State'),
  suspended: msg('Suspended', 'a changed field'),
  tag: msg('Tag'),
  tagline: msg('Tagline'),
  tags: msg('Tags'),
  text: msg('Text'),
  thing: msg('Thing', 'a changed field'),
  title: msg('Title'),
  until: msg('Until'),
  website: msg('Website'),
  words: msg('Words'),
  workType: msg('Work type'),
}

/** Returns the fields that an action changed, with their values in words; `none` for a value that was removed. */
export function changesOf(before: Facts, after: Facts): FactChange[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return names.flatMap((name) => {
    const [previous, next] = [wordsOf(before?.[name]), wordsOf(after?.[name])]
    if (previous === next) return []
    return [{ name: nameOf(name), before: previous === none() ? undefined : previous, after: next }]
  })
}

function none(): string {
  return t('none', 'in place of a value')
}

function nameOf(field: string): string {
  const name = fieldNames[field]
  if (name) return t(name)
  const words = field.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll(/[_-]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function wordsOf(value: unknown): string {
  if (value === undefined || value === null || value === '') return none()
  if (typeof value === 'boolean') return value ? t('yes', 'a value') : t('no', 'a value')
  if (Array.isArray(value)) return value.map(wordsOf).join(', ') || none()
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
