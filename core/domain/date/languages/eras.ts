/** Eras of Japan and China and the year of each that is its first in full, as in the tables of historians. */
const japan = `天正 1573, 文禄 1592, 慶長 1596, 元和 1615, 寛永 1624, 正保 1644, 慶安 1648, 承応 1652, 明暦 1655, 万治 1658, 寛文 1661,
  延宝 1673, 天和 1681, 貞享 1684, 元禄 1688, 宝永 1704, 正徳 1711, 享保 1716, 元文 1736, 寛保 1741, 延享 1744, 寛延 1748, 宝暦 1751,
  明和 1764, 安永 1772, 天明 1781, 寛政 1789, 享和 1801, 文化 1804, 文政 1818, 天保 1830, 弘化 1844, 嘉永 1848, 安政 1854, 万延 1860,
  文久 1861, 元治 1864, 慶応 1865, 明治 1868, 大正 1912, 昭和 1926, 平成 1989, 令和 2019`
const china = `洪武 1368, 永乐 1403, 永樂 1403, 宣德 1426, 正统 1436, 正統 1436, 景泰 1450, 天顺 1457, 天順 1457, 成化 1465, 弘治 1488,
  正德 1506, 嘉靖 1522, 隆庆 1567, 隆慶 1567, 万历 1573, 萬曆 1573, 天启 1621, 天啟 1621, 崇祯 1628, 崇禎 1628, 顺治 1644, 順治 1644,
  康熙 1662, 雍正 1723, 乾隆 1736, 嘉庆 1796, 嘉慶 1796, 道光 1821, 咸丰 1851, 咸豐 1851, 同治 1862, 光绪 1875, 光緒 1875, 宣统 1909,
  宣統 1909, 民国 1912, 民國 1912`

/** The first year of each era. */
export const eraNames: ReadonlyMap<string, number> = new Map(
  `${japan}, ${china}`.split(/,\s+/).map((pair): readonly [string, number] => {
    const [name = "", year = ""] = pair.split(" ")
    return [name, Number(year)]
  }),
)

/** The eras whose months are those of the Gregorian calendar, from this year of the era on. */
export const erasBySun: ReadonlyMap<string, number> = new Map([
  ["明治", 6],
  ["大正", 1],
  ["昭和", 1],
  ["平成", 1],
  ["令和", 1],
  ["民国", 1],
  ["民國", 1],
])
