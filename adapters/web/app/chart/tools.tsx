import { Icon } from "../parts/icon.tsx"
import { useWords } from "../words/language.ts"
import { chartWords } from "./words.ts"

interface ChartToolsProps {
  readonly onCloser: () => void
  readonly onFarther: () => void
  readonly onWhole: () => void
  readonly onMiddle: () => void
  readonly onPrint: () => void
  readonly onKeys: () => void
}

/** The buttons at the corner of a chart. */
export const ChartTools = ({ onCloser, onFarther, onWhole, onMiddle, onPrint, onKeys }: ChartToolsProps) => {
  const words = useWords(chartWords)
  const tools = [
    { icon: "plus", name: words.zoomIn, act: onCloser },
    { icon: "minus", name: words.zoomOut, act: onFarther },
    { icon: "fit", name: words.whole, act: onWhole },
    { icon: "middle", name: words.middleAgain, act: onMiddle },
    { icon: "print", name: words.print, act: onPrint },
    { icon: "help", name: words.keys, act: onKeys },
  ] as const
  return (
    <div class="chart-tools">
      {tools.map(({ icon, name, act }) => (
        <button key={icon} data-tool={icon} type="button" aria-label={name} title={name} onClick={act}>
          <Icon name={icon} />
        </button>
      ))}
    </div>
  )
}
