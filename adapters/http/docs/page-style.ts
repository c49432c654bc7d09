/** The style of the page around the viewer, and its corrections for narrow screens. */
export const PAGE_STYLE = `
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; color: #2b2f36; background: #fff }
header, #problems, .search { box-sizing: border-box; max-width: 1460px; margin: 0 auto; padding: 1rem 20px }
header h1 { margin: 0 } header p { margin: .25rem 0 0 } header small { font-weight: normal; color: #5a606b }
.search { display: flex; gap: .75rem; align-items: center }
.search label { font-weight: bold }
.search input { flex: 1; min-width: 0; font: inherit; padding: .5rem .75rem; border: 1px solid #8b929e; border-radius: 4px }
#problems table { border-collapse: collapse }
#problems th, #problems td { text-align: left; vertical-align: top; padding: .25rem 1rem .25rem 0 }
#problems tr:target { background: #fff3c4 }
.swagger-ui .info { margin: 0 0 20px }
.swagger-ui .info .main { display: none }
.swagger-ui .search input { max-width: none; margin: 0 }
@media (max-width: 640px) {
  header, #problems, .search { padding: .75rem 12px }
  .swagger-ui .wrapper { padding: 0 8px }
  .swagger-ui .opblock .opblock-summary { flex-wrap: wrap }
  .swagger-ui .opblock .opblock-summary-path { max-width: calc(100% - 90px); word-break: break-word }
  .swagger-ui .opblock-summary-control { flex-wrap: wrap; min-width: 0 }
  .swagger-ui .opblock-body, .swagger-ui .responses-inner, .swagger-ui .table-container { overflow-x: auto }
  .swagger-ui .parameters-col_description input { max-width: 100% }
  #problems td { word-break: break-word }
}
`
