// @ts-check

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {string[]} failures each with its message
 */

/**
 * What vitest's JSON report says.
 * @param {any} report
 * @returns {Counts}
 */
export function vitestCounts(report) {
  const files = /** @type {any[]} */ (report.testResults)
  const failures = files.flatMap((file) => {
    const failed = file.assertionResults.filter((/** @type {any} */ test) => test.status === 'failed')
    // A file that cannot be loaded has no tests to fail.
    if (failed.length === 0 && file.status === 'failed') return [`${file.name}\n${file.message}`]
    return failed.map((/** @type {any} */ test) => `${file.name}: ${test.fullName}\n${test.failureMessages.join('\n')}`)
  })
  return { passed: report.numPassedTests, failures }
}

/**
 * What Playwright's JSON report says.
 * @param {any} report
 * @returns {Counts}
 */
export function playwrightCounts(report) {
  /** @type {Counts} */
  const counts = { passed: 0, failures: report.errors.map((/** @type {any} */ error) => error.message ?? 'An error') }
  const visit = (/** @type {any} */ suite) => {
    for (const spec of suite.specs ?? []) {
      for (const test of spec.tests) {
        if (test.status === 'expected') counts.passed += 1
        else if (test.status !== 'skipped') {
          const messages = test.results.flatMap((/** @type {any} */ result) => result.errors.map(message))
          counts.failures.push(`${spec.file}: ${spec.title}\n${messages.join('\n')}`)
        }
      }
    }
    for (const inner of suite.suites ?? []) visit(inner)
  }
  for (const suite of report.suites) visit(suite)
  return counts
}

/** @param {{ message?: string }} error */
function message(error) {
  return error.message ?? 'An error'
}
