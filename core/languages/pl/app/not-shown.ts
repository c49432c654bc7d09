import type { Translation } from "../../messages.ts"
import type english from "../../en/app/not-shown.ts"

const messages: Translation<typeof english> = {
  noPersonForVisitors: "Ta osoba może żyć albo drzewo może być prywatne. Członkowie widzą więcej po zalogowaniu.",
  noPersonForYou: "Ta osoba może być usunięta albo ukryta przed osobami spoza drzewa.",
  noPerson: "Ta osoba nie jest dla Ciebie widoczna",
}

export default messages
