// Refuses product words in the server's platform and the web's design system, which are independent of the product.
// Prints each word; exits with 1 if there are any.
import { fileURLToPath } from 'node:url'
import { readSourceFiles } from './check-files.mjs'

const foundations = /^apps\/(server\/src\/platform|web\/src\/ui)\//
/** Exempt: the design system's examples, and tests. */
const stories = /^apps\/web\/src\/ui\/kit\/|\.test\.tsx?$/

/** Only unambiguous words: event, poll, badge and feed are also technical terms. */
const productWords = new Set(
  [
    [
      'job',
      'company',
      'professional',
      'employer',
      'headline',
      'salary',
      'applicant',
      'candidate',
      'recruiter',
      'convo',
    ],
    ['icebreaker', 'course', 'layoff', 'mission', 'newsletter', 'portfolio', 'employee', 'vacancy', 'copilot'],
    ['creator', 'risa', 'stripe', 'vapid'],
  ]
    .flat()
    .flatMap((word) => [word, `${word}s`, word.replace(/y$/, 'ies')]),
)

/**
 * Words with another meaning in these files.
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const otherMeanings = {
  // pg-boss calls background work a job, and lets a cancelled one resume.
  'apps/server/src/platform/tasks/task-queue.ts': ['job', 'jobs', 'resume'],
  'apps/server/src/platform/tasks/failed-tasks.ts': ['job'],
  'apps/server/src/platform/backup/waiting-tasks.ts': ['job'],
  // The specification gives this kind of toast its own duration (section 9).
  'apps/web/src/ui/base/toast.ts': ['mission'],
  'apps/web/src/ui/feedback/toast-card.tsx': ['mission'],
}

/**
 * Returns the product words in the code of the foundations, comments excluded, one line each.
 *
 * @param {readonly import('./check-files.mjs').SourceFile[]} files
 * @returns {string[]}
 */
export function findProductWords(files) {
  return files
    .filter(({ path }) => foundations.test(path) && !stories.test(path))
    .flatMap(({ path, text }) =>
      withoutComments(text)
        .split('\n')
        .flatMap((line, index) =>
          wordsIn(line)
            .filter((word) => productWords.has(word) && !otherMeanings[path]?.includes(word))
            .map((word) => `${path}:${index + 1}: "${word}" is a word of the product.`),
        ),
    )
}

/**
 * Blanks comments, and keeps the line numbers.
 *
 * @param {string} text
 */
export function withoutComments(text) {
  return text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/gm, (comment) => comment.replace(/[^\n]/g, ' '))
}

/**
 * Splits names into lower-case words: `postJobs` into post and jobs.
 *
 * @param {string} line
 */
function wordsIn(line) {
  return (line.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []).map((word) => word.toLowerCase())
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const violations = findProductWords(readSourceFiles(process.cwd()))
  for (const line of violations) console.log(line)
  process.exitCode = violations.length > 0 ? 1 : 0
}
