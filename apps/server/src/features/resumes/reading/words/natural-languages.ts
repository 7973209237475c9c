import { fold } from './fold.ts'

const codes =
  'aa ab af ak am an ar as av ay az ba be bg bi bm bn bo br bs ca ce ch co cs cu cv cy da de dv dz ee el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz id ig ii ik is it iu ja jv ka kg ki kk kl km kn ko ku kw ky la lb lg li ln lo lt lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn no nv ny oc om or os pa pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt ty ug uk ur uz ve vi wo xh yi yo za zh zu yue fil ceb gsw hsb hmn pap sco scn vec tzm zgh ckb'.split(
    ' ',
  )
const languageCodes =
  'en de fr es pt it nl pl tr sv nb da fi cs sk ro hu hr sr el ru uk bg ar he hi zh zh-Hant ja ko vi id ca th'.split(
    ' ',
  )
/** Common names; Unicode's tables lack most of them. */
const otherNames =
  'mandarin|mandarin chinese|cantonese|castellano|castilian|valenciano|farsi|dari|flemish|tagalog|bahasa indonesia|bahasa|bahasa malaysia|malay|serbo-croatian|bosnian|sign language|asl|bsl|british sign language|american sign language|gebärdensprache|deutsche gebärdensprache|schweizerdeutsch|swiss german|plattdeutsch|chinois|mandarin chinois|国语|國語|普通话|普通話|中文|汉语|漢語|英语|英語|英文|日文|日语|韩语|韓文|法文|德文|广东话|廣東話|粤语|粵語|台語|台灣話|闽南语|한국어|영어|일본어|중국어|mandarín|mandarino|mandarijn|mandaryński|mandarim|çince|ivrit|brazilian|kiswahili|isizulu|isixhosa|gujrati|panjabi|norsk|svenska|dansk|suomi|inglés|ingles|anglais|englisch|engelska|engelsk|język angielski|anglický jazyk|německý jazyk|latin|ancient greek|altgriechisch|latein|urdu|bengali|bangla|filipino|creole|kreyol|romani|kurdish|kurmanji|sorani|tamazight|berber|darija|assyrian|aramaic|hawaiian|cherokee|catalan|галицкий'

let names: Set<string> | undefined

function allNames(): Set<string> {
  if (names) return names
  names = new Set(otherNames.split('|').map(fold))
  for (const language of languageCodes) {
    const inLanguage = new Intl.DisplayNames([language], { type: 'language' })
    for (const code of codes) names.add(fold(inLanguage.of(code) ?? code))
  }
  return names
}

/** Whether a text names a natural language, on its own or as in "Brazilian Portuguese" and "English language". */
export function isNaturalLanguage(text: string): boolean {
  const foldedText = fold(text)
    .replaceAll(/\([^)]*\)/g, '')
    .replaceAll(/[^\p{L}\p{M}\s-]/gu, ' ')
    .trim()
  if (foldedText === '' || foldedText.length > 40) return false
  if (allNames().has(foldedText)) return true
  const words = foldedText.split(/\s+/)
  return words.length > 1 && words.length < 4 && (allNames().has(words.at(-1) ?? '') || allNames().has(words[0] ?? ''))
}

const levelWords =
  '[abc][12]+?|native|bilingual|mother ?tongue|fluent|fluently|proficient|proficiency|advanced|intermediate|beginner|elementary|basic|basics|conversational|working knowledge|professional|limited|full professional|upper|lower|good|very good|excellent|business level|muttersprache|muttersprachlich|fliessend|verhandlungssicher|grundkenntnisse|gute?|sehr gut|fortgeschritten|schulkenntnisse|langue maternelle|courant|bilingue|intermediaire|debutant|notions|avance|nativo|nativa|fluido|fluente|avanzado|intermedio|basico|lengua materna|avancado|intermediario|madrelingua|avanzato|buono|ottimo|scolastico|base|fluido|moedertaal|vloeiend|goed|uitstekend|ojczysty|biegly|biegle|dobry|podstawowy|zaawansowany|sredniozaawansowany|plynnie|anadil|ileri|orta|baslangic|akici|modersmal|flytande|god|goda|mycket god|grundlaggande|morsmal|flytende|flydende|aidinkieli|sujuva|erinomainen|hyva|tyydyttava|perusteet|materstina|rodily mluvci|plynne|pokrocily|mirne pokrocily|zaciatocnik|limba materna|fluent|avansat|mediu|incepator|anyanyelv|anyanyelvi|folyekony|kozepfok|alapfok|felsofok|tarsalgasi|materinski|tecno|napredno|μητρικη|αριστα|πολυ καλα|καλα|родной|свободно|свободный|средний|базовый|продвинутый|носитель|рідна|вільно|середній|базовий|майчин|اللغه الام|لغه ام|ممتاز|جيد|جيد جدا|متوسط|مبتدئ|طلاقه|بطلاقه|שפת אם|רמה גבוהה|שוטף|מצוין|טוב|בסיסי|मातृभाषा|धाराप्रवाह|अच्छा|母语|母語|流利|精通|熟练|熟練|良好|基础|中等|ネイティブ|ビジネスレベル|日常会話|流暢|原어민|원어민|유창|비즈니스|일상 회화|중급|고급|초급|toefl|ielts|hsk|jlpt|n[1-5]|cet-?[46]|topik|toeic|delf|dalf|cefr|tho'
const levels = new RegExp(String.raw`(?<!\p{L})(?:${fold(levelWords)})(?!\p{L})`, 'u')

/** Whether a text states a fluency in a language. */
export function isFluency(text: string): boolean {
  return (
    levels.test(fold(text)) ||
    (/[\p{Script=Han}\p{Script=Hangul}]/u.test(text) &&
      /母语|母語|流利|精通|熟|良好|基础|中等|유창|급|원어민|会話|ビジネス/u.test(text))
  )
}
