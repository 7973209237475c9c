import type { Phrases } from '../grounds.ts'

const toPatterns = (...sources: readonly string[]): RegExp[] => sources.map((source) => new RegExp(source))
const ARE_YOU = '\\b(?:voce e|e|esta|voce esta|es|estas)(?: (?:um|uma|atualmente|ja))*'
const DO_YOU_HAVE = '\\b(?:tem|tens|possui|sofre de|ja teve)(?: (?:alguma|algum|um|uma|mais))*'
const NOT_AT_WORK = '(?!.*\\b(?:experiencia|cuidad\\w+|ensinad\\w+|trabalhad\\w+|atendid\\w+|sob sua)\\b)'
const YOUR = '\\b(?:seu|sua|seus|suas|teu|tua)'

/** Portuguese patterns for questions about the person (age, family, health) rather than the job. */
export const portuguese: Phrases = {
  pay: toPatterns(
    '\\b(?:salario|remuneracao|ordenado|vencimento)(?: (?:brut[oa]|liquid[oa]|mensal|anual))* (?:atual|anterior|passad[oa])\\b|\\b(?:ultim[oa]|atual|anterior) (?:salario|ordenado|remuneracao|holerite|contracheque)\\b|\\bquanto (?:voce )?(?:ganha|ganhas|ganhava|recebe|recebes|recebia)\\b|\\bultimos (?:\\w+ )?(?:holerites|contracheques|recibos de vencimento)\\b',
  ),
  age: toPatterns(
    `\\bquantos anos (?:voce )?(?:tem|tens)\\b(?!.*\\b(?:experiencia|trabalh\\w+)\\b)|\\bqual (?:e )?(?:a )?(?:sua|tua) idade\\b|${YOUR} (?:idade|data de nascimento|ano de nascimento)\\b|^\\W*(?:idade|data de nascimento)\\W*$|\\b(?:quando|em que ano) (?:voce )?(?:nasceu|nasceste)\\b`,
  ),
  family: toPatterns(
    `${ARE_YOU} (?:casad[oa]|solteir[oa]|gravida|divorciad[oa]|viuv[oa]|noiv[oa]|mae|pai)\\b|${DO_YOU_HAVE} (?:filhos?|filhas?|criancas|familia|esposa|marido|namorad[oa]|companheir[oa])\\b${NOT_AT_WORK}|\\bquantos filhos\\b|\\bestado civil\\b`,
    `\\b(?:pretende|quer|queres|planeja|pensa|deseja|planeia)(?: em)? (?:ter|engravidar|formar|casar)(?: (?:um|uma|mais))*(?: (?:filh\\w+|bebe|familia|criancas))?(?=\\s*(?:[?.!,]|$|em\\b|no\\b|nos\\b))|${YOUR} (?:marido|esposa|filhos?|familia|gravidez)\\b${NOT_AT_WORK}`,
  ),
  health: toPatterns(
    `${DO_YOU_HAVE} (?:deficiencia|doencas?|problemas? de (?:saude|coluna)|alergias?|depressao)\\b|\\bestado de saude\\b|${YOUR} saude\\b(?! e)|\\bfuma\\s*\\?|\\b(?:voce|tu) fuma\\w*\\b|\\bquantos atestados\\b|${ARE_YOU} (?:doente|vacinad[oa]|deficiente|fumante|pcd)\\b`,
  ),
  religion: toPatterns(
    `${YOUR} (?:religiao|fe|crenca|igreja)\\b|\\bqual (?:e )?(?:a )?(?:sua|tua) religiao\\b|\\bque religiao\\b|${ARE_YOU} (?:catolic[oa]|evangelic[oa]|crista|cristao|muculman[oa]|judeu|judia|ateu|espirita|religios[oa]|praticante)\\b|\\bacredita em deus\\b|\\bvai a igreja\\b|^\\W*religiao\\W*$`,
  ),
  origin: toPatterns(
    `\\bde onde (?:voce )?(?:e|es|vem|vens)\\b|\\b(?:onde|em que pais) (?:voce )?(?:nasceu|nasceste)\\b|\\b(?:local|pais) de nascimento\\b|${YOUR} (?:nacionalidade|origem|raca|etnia|cor da pele|naturalidade|lingua materna)\\b|^\\W*(?:nacionalidade|naturalidade|raca)\\W*$|\\bqual a sua cor\\b`,
  ),
  gender: toPatterns(
    `${YOUR} (?:sexo|genero|orientacao sexual|identidade de genero)\\b|^\\W*(?:sexo|genero|orientacao sexual)\\W*$|${ARE_YOU} (?:homem|mulher|gay|lesbica|homossexual|heterossexual|transexual)\\b`,
  ),
  politics: toPatterns(
    `${ARE_YOU} (?:filiad[oa]|sindicalizad[oa]|membro)(?: (?:a|de|ao|em|algum|um|no))*(?: (?:sindicato|partido))?(?=\\s*(?:[?.!,]|$|a\\b))|\\bfiliacao (?:sindical|partidaria)\\b|\\bem quem (?:voce )?(?:votou|vota)\\b|${YOUR} (?:opiniao|ideologia|partido) politic\\w+`,
  ),
}
