"""What a server measures of itself, for Prometheus: see docs/deploy.md."""
