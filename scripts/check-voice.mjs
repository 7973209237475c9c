// Rise speaks in one voice: the words that people read avoid phrases that no native writer would use, and call each act
// by its one name. Comments of code avoid the worst of these phrases, too. Prints what it finds; status 1 when there is
// anything. docs/glossary.md lists the names.
import { fileURLToPath } from 'node:url'
import { readSourceFiles } from './check-files.mjs'
import { withoutComments } from './check-words.mjs'

/** What people read: pages, messages of the contract, and the texts of the server. */
const spoken = /^(apps\/(web|server)\/src|packages\/contract\/src)\/.*\.(ts|tsx)$/
/** Tests say what they like; people of the demo world speak for themselves. */
const unspoken = /\.(test|factory|fixture)\.tsx?$|\/(demo|testing|kit)\//

/**
 * Each with what to write instead.
 *
 * @type {readonly (readonly [RegExp, string])[]}
 */
const banned = [
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

/** What is given to the letter: the words of another product, values and paths of the contract. */
const given = ['Sign in with Google', "'nobody'", "nobody: '", 'connections/lately', 'please sign in!']

/**
 * What readers of the code stumble over, each with what to write instead.
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

/** The test that quotes what is banned. */
const unruly = /^test\/file-rules\.test\.ts$/

/**
 * The banned phrases in what people read, comments aside, one line each.
 *
 * @param {readonly import('./check-files.mjs').SourceFile[]} files
 * @returns {string[]}
 */
export function findBannedPhrases(files) {
  return files
    .filter(({ path }) => spoken.test(path) && !unspoken.test(path))
    .flatMap(({ path, text }) =>
      withoutComments(text)
        .split('\n')
        .flatMap((line, index) => {
          const said = given.reduce((rest, phrase) => rest.replaceAll(phrase, ''), line)
          return banned
            .filter(([phrase]) => phrase.test(said))
            .map(([phrase, better]) => `${path}:${index + 1}: "${phrase.exec(said)?.[0]}": write "${better}".`)
        }),
    )
}

/**
 * The banned phrases in comments, one line each.
 *
 * @param {readonly import('./check-files.mjs').SourceFile[]} files
 * @returns {string[]}
 */
export function findBannedInComments(files) {
  return files
    .filter(({ path }) => /\.(m?[jt]s|tsx)$/.test(path) && !unruly.test(path))
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
 * Blanks everything but comments and keeps the lines' numbers.
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
  const found = [...findBannedPhrases(files), ...findBannedInComments(files)]
  for (const line of found) console.log(line)
  process.exitCode = found.length > 0 ? 1 : 0
}
