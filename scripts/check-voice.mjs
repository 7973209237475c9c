// Refuses unidiomatic phrases and second names for an act in texts for people, and the worst of these phrases in
// comments, too. Prints each place; exits with 1 if there are any. docs/glossary.md lists the names of acts.
import { fileURLToPath } from 'node:url'
import { readSourceFiles } from './check-files.mjs'
import { withoutComments } from './check-words.mjs'

/** Files with texts for people: pages, the contract's messages, the server's texts. */
const userFacing = /^(apps\/(web|server)\/src|packages\/contract\/src)\/.*\.(ts|tsx)$/
/** Tests are exempt, and so are demo members, who keep their own voices. */
const notUserFacing = /\.(test|factory|fixture)\.tsx?$|\/(demo|testing|kit)\//

/**
 * Phrases, each with its replacement.
 *
 * @type {readonly (readonly [RegExp, string])[]}
 */
const bannedPhrases = [
  [/\bwhoever\b/i, 'you, people, anyone'],
  [/\bnobody\b/i, 'no one'],
  [/\beverybody\b/i, 'everyone'],
  [/\bsomebody\b/i, 'someone'],
  [/\banybody\b/i, 'anyone'],
  [/\bthose who\b/i, 'people who'],
  [/\bone['’]s own\b/i, 'your'],
  [/\bany more\b/i, 'no longer'],
  [/\be[-\u2010\u2011]mails?\b/i, 'email'],
  [/(?<!\w )\bGive (your|a|an|the|it|at)\b/, 'Enter, Choose'],
  [/\bGo on\b/, 'Continue'],
  [/\bmeanwhile\b/i, 'while you were …'],
  [/\blately\b/i, 'recently'],
  [/\bSign in\b/, 'Log in'],
  [/\bsigned in\b/i, 'logged in'],
  [/\bSign out\b/, 'Log out'],
  [/\bRegister\b(?!\()/, 'Sign up'],
  [/\bOn-site\b/, 'Onsite'],
]

/** Exempt phrases: names of other products, values and paths of the contract. */
const exemptTexts = [
  'Sign in with Google',
  "'nobody'",
  "nobody: '",
  "nobody: msg('",
  'connections/lately',
  'please sign in!',
]

/**
 * Phrases in comments, each with its replacement.
 *
 * @type {readonly (readonly [RegExp, string])[]}
 */
const bannedInComments = [
  [/\bwhoever\b/i, 'anyone who, the member who'],
  [/(?<!`)\bnobody\b(?!@)/i, 'no one'],
  [/\beverybody\b/i, 'everyone'],
  [/\bsomebody\b/i, 'someone, a member'],
  [/\banybody\b/i, 'anyone'],
  [/\basking one\b/i, 'viewer'],
  [/\bany more\b/i, 'no longer'],
  [/\bso many\b/i, 'at most, this many'],
  [/\bunless told\b/i, 'by default'],
  [/\banew\b/i, 'again'],
  [/\bone['’]s own\b/i, 'the member’s, the viewer’s'],
  [/\b(?:whom|those that) one\b/i, 'whom the viewer'],
]

/** The test that contains banned phrases. */
const ownTestFile = /^test\/file-rules\.test\.ts$/

/**
 * Returns the banned phrases in texts for people, comments excluded, one line each.
 *
 * @param {readonly import('./check-files.mjs').SourceFile[]} files
 * @returns {string[]}
 */
export function findBannedPhrases(files) {
  return files
    .filter(({ path }) => userFacing.test(path) && !notUserFacing.test(path))
    .flatMap(({ path, text }) =>
      withoutComments(text)
        .split('\n')
        .flatMap((line, index) => {
          const text = exemptTexts.reduce((rest, phrase) => rest.replaceAll(phrase, ''), line)
          return bannedPhrases
            .filter(([phrase]) => phrase.test(text))
            .map(([phrase, better]) => `${path}:${index + 1}: "${phrase.exec(text)?.[0]}": write "${better}".`)
        }),
    )
}

/**
 * Returns the banned phrases in comments, one line each.
 *
 * @param {readonly import('./check-files.mjs').SourceFile[]} files
 * @returns {string[]}
 */
export function findBannedInComments(files) {
  return files
    .filter(({ path }) => /\.(m?[jt]s|tsx)$/.test(path) && !ownTestFile.test(path))
    .flatMap(({ path, text }) =>
      commentsOf(text)
        .split('\n')
        .flatMap((line, index) =>
          bannedInComments
            .filter(([phrase]) => phrase.test(line))
            .map(([phrase, better]) => `${path}:${index + 1}: "${phrase.exec(line)?.[0]}": write "${better}".`),
        ),
    )
}

/**
 * Blanks everything except comments, and keeps the line numbers.
 *
 * @param {string} text
 */
function commentsOf(text) {
  const code = withoutComments(text)
  return text
    .split('')
    .map((letter, at) => (letter === code[at] && letter !== '\n' ? ' ' : letter))
    .join('')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = readSourceFiles(process.cwd())
  const violations = [...findBannedPhrases(files), ...findBannedInComments(files)]
  for (const line of violations) console.log(line)
  process.exitCode = violations.length > 0 ? 1 : 0
}
