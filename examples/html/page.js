const type = document.querySelector("#type");

document.querySelector("#chart").addEventListener("chart-ready", ({ detail }) => {
  type.textContent = `${detail.chart.type}: ${detail.chart.strategy}`;
});
