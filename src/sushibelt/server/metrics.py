"""Figures for whoever watches over a server: `/metrics`, in Prometheus' format."""

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    Info,
    ProcessCollector,
    generate_latest,
)

from sushibelt import __version__

REGISTRY = CollectorRegistry()

ROOMS = Gauge("sushibelt_rooms", "Tables in memory", registry=REGISTRY)
SOCKETS = Gauge("sushibelt_sockets", "Open sockets", registry=REGISTRY)
MESSAGES = Counter(
    "sushibelt_messages_total", "Messages by type and outcome", ["type", "outcome"],
    registry=REGISTRY,
)  # fmt: skip
PADS = Gauge("sushibelt_pads", "Shared score pads in memory", registry=REGISTRY)
PADS_SHARED = Counter("sushibelt_pads_shared_total", "Score pads shared", registry=REGISTRY)
TABLES_MADE = Counter("sushibelt_tables_made_total", "Tables created", registry=REGISTRY)
MATCHES_OVER = Counter("sushibelt_matches_over_total", "Matches over", ["how"], registry=REGISTRY)
STORING = Histogram(
    "sushibelt_store_seconds", "From a decision to its rows on disk",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5), registry=REGISTRY,
)  # fmt: skip
THINKING = Histogram(
    "sushibelt_thinking_seconds", "From a question to a bot's answer", ["level"],
    buckets=(0.005, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5), registry=REGISTRY,
)  # fmt: skip
THOUGHTS_LOST = Counter(
    "sushibelt_thoughts_lost_total", "Choices made by a faster bot instead", registry=REGISTRY
)
WORKERS_REPLACED = Counter(
    "sushibelt_workers_replaced_total", "Worker processes that crashed or hung", registry=REGISTRY
)
LIMITED = Counter("sushibelt_limited_total", "Requests over a limit", ["limit"], registry=REGISTRY)
CONNECTIONS_REFUSED = Counter(
    "sushibelt_connections_refused_total", "Connections and sockets turned away or cut off",
    ["why"], registry=REGISTRY,
)  # fmt: skip
PROXY_UNKNOWN = Gauge(
    "sushibelt_proxy_unknown", "1 if visitors come through a proxy missing from the settings",
    registry=REGISTRY,
)  # fmt: skip
HOPS = Counter(
    "sushibelt_hops_total", "Requests and sockets led to the node that has their table", ["what"],
    registry=REGISTRY,
)  # fmt: skip
LOOP_LAG = Histogram(
    "sushibelt_loop_lag_seconds", "How late the event loop gets round to what is due",
    buckets=(0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5), registry=REGISTRY,
)  # fmt: skip
QUEUED = Gauge(
    "sushibelt_queued", "What is waiting: for the disk, in rooms, for bots", ["queue"],
    registry=REGISTRY,
)  # fmt: skip
DISK_FREE = Gauge(
    "sushibelt_disk_free_bytes", "Free disk space for the data file", registry=REGISTRY
)
DATA_SIZE = Gauge(
    "sushibelt_data_bytes", "Size of the data file and its journal", registry=REGISTRY
)
FAILED = Counter("sushibelt_failures_total", "Faults in the program", registry=REGISTRY)

Info("sushibelt", "Which program this is", registry=REGISTRY).info({"version": __version__})
ProcessCollector(registry=REGISTRY)  # memory, processor time, descriptors


def as_text() -> bytes:
    """Return all figures as text."""
    return generate_latest(REGISTRY)
