"""`python -m tests.cluster.nodes COUNT`: a Ray cluster of several nodes on this machine.

It prints its address, removes a node for each line on its standard input, and ends with that. A
program of its own, because Ray keeps processes and warnings that other tests should not meet.
"""

import os
import sys
from tempfile import TemporaryDirectory
from typing import Any

os.environ["RAY_USAGE_STATS_ENABLED"] = "0"

from ray.cluster_utils import Cluster

STORE = 80 * 1024 * 1024  # bytes
ADDRESS = "127.0.0.1"


def main() -> None:
    """Serve until standard input ends."""
    with TemporaryDirectory(prefix="ray") as folder:
        os.environ["RAY_TMPDIR"] = folder  # for all it writes, its address included
        head = {"num_cpus": 0, "include_dashboard": False}
        common: dict[str, Any] = {"node_ip_address": ADDRESS, "object_store_memory": STORE}
        cluster: Any = Cluster(initialize_head=True, head_node_args=head | common)
        nodes = [cluster.add_node(num_cpus=1, **common) for _ in range(int(sys.argv[1]))]
        print(cluster.address, flush=True)
        try:
            for _ in sys.stdin:
                cluster.remove_node(nodes.pop(), allow_graceful=False)
                print("removed", flush=True)
        finally:
            cluster.shutdown()


if __name__ == "__main__":
    main()
