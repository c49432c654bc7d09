import { expect } from "chai"
import { startMetrics } from "../../../adapters/http/host/metrics.ts"

describe("Metrics", () => {
  it("count requests and their time by operation and status", async () => {
    const metrics = startMetrics()
    metrics.count("getTree", 200, 250)
    metrics.count("getTree", 200, 500)
    metrics.count("getTree", 404, 1)
    const text = await metrics.text()
    expect(text).to.include('http_requests_total{operation="getTree",status="200"} 2\n')
    expect(text).to.include('http_requests_total{operation="getTree",status="404"} 1\n')
    expect(text).to.include('http_request_seconds_total{operation="getTree",status="200"} 0.75\n')
  })

  it("have a histogram of durations", async () => {
    const metrics = startMetrics()
    metrics.count("getTree", 200, 250)
    metrics.count("getTree", 200, 700)
    const text = await metrics.text()
    expect(text).to.include('http_request_duration_seconds_bucket{le="0.25",operation="getTree"} 1\n')
    expect(text).to.include('http_request_duration_seconds_bucket{le="+Inf",operation="getTree"} 2\n')
    expect(text).to.include('http_request_duration_seconds_count{operation="getTree"} 2\n')
  })

  it("include memory, processor time and event loop of the process, for several services in one process too", async () => {
    const [first, second] = [startMetrics(), startMetrics()]
    for (const text of [await first.text(), await second.text()]) {
      expect(text).to.match(/^process_resident_memory_bytes \d+$/m)
      expect(text).to.match(/^process_cpu_seconds_total [\d.]+$/m)
      expect(text).to.match(/^nodejs_eventloop_lag_p99_seconds [\d.e-]+$/m)
      expect(text.match(/^# TYPE process_resident_memory_bytes /gm)).to.have.length(1)
    }
  })

  it("belong to one service", async () => {
    const [first, second] = [startMetrics(), startMetrics()]
    first.count("getTree", 200, 1)
    expect(await second.text()).to.not.include("getTree")
  })
})
